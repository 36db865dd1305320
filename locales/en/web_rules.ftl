### The rules, to read and to search.

## The page

book-title = The rules
book-title-of = The rules of { $game }
book-search = Search by words or number
book-search-example = plot price, KH-PLOT-1
book-chapters = Chapters
book-found = { $count ->
    [0] No rule says that. Try fewer words.
    [one] One rule.
   *[other] { $count } rules.
}
book-link = Link to rule { $rule }
book-no-rule = There is no rule { $rule } in this book.
book-ruling = Where the printed rules leave something open, a ruling says what we decided.
book-in-english = Some rules are told in English.
