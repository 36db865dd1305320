### Les règles, à lire et à chercher.

## La page

book-title = Les règles
book-title-of = Les règles : { $game }
book-search = Chercher par mots ou par numéro
book-search-example = un mot ou un numéro comme { $rule }
book-chapters = Chapitres
book-found = { $count ->
    [0] Aucune règle trouvée. Essayez avec moins de mots.
    [one] { $count } règle
   *[other] { $count } règles
}
book-link = Lien vers la règle { $rule }
book-no-rule = Il n’y a pas de règle { $rule } dans ce livre.
book-ruling = Là où les règles imprimées laissent un doute, nous avons tranché. Ces règles portent la mention « Décision ».
book-in-english = Certaines règles sont encore en anglais.
