"""The lab: what is learned from many games. It needs the extra `silverspire[lab]`."""
