### The rules, to read and to search.

## The page

book-title = The rules
book-title-of = The rules of { $game }
book-search = Search by words or number
book-search-example = a word, or a number such as { $rule }
book-chapters = Chapters
book-found = { $count ->
    [0] No matching rules. Try fewer words.
    [one] 1 rule
   *[other] { $count } rules
}
book-link = Link to rule { $rule }
book-no-rule = There is no rule { $rule } here.
book-ruling = Where the printed rules leave something open, we decided. Those rules are marked Ruling.
book-in-english = Some rules are available only in English.
