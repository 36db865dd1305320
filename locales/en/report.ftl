### What every report of the lab says around its contents.

report-made-by = Made by Silverspire { $version }. This page is one file and fetches nothing: keep it, send it, print it.
report-scroll = A table that may be wider than the screen: scroll it sideways.

## An extra of the package that is not installed

missing-extra = This needs { $library }, which is not installed. Install it with: pip install "silverspire[{ $extra }]"

## Numbers

percent = { $number } %
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
