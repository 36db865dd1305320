"""A benchmark to cite: baseline players against each other, rated in one table.

`python -m silverspire.lab.benchmark kutna_hora --out DIR` plays, continues where it was stopped,
and writes `games.jsonl`, `results.json` and `table.md`.
"""
