// composer
