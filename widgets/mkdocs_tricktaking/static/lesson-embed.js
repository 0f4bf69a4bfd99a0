// embed
