// paper
