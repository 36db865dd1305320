"""Nine Men's Morris for Silverspire."""
