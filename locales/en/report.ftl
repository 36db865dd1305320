### What every report of the lab says around its contents.

report-made-by = Made with Silverspire { $version }. This page is a single file and loads nothing from the network: keep it, send it, print it.
report-scroll = This table may be wider than your screen: scroll it sideways.

## An extra of the package that is not installed

missing-extra = This needs { $library }, which isn’t installed. Install it with: pip install "silverspire[{ $extra }]"

## Numbers

percent = { $number }%
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
