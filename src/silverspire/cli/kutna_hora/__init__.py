"""Kutná Hora in the terminal."""
