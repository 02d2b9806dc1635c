/** Names that stand where a place would. */

/** Places of stories that travellers ask for, which lie a letter or two from real ones. */
export const FICTIONAL: ReadonlySet<string> = new Set(
  'atlantis narnia mordor gondor wakanda gotham hogwarts neverland westeros asgard eldorado arrakis oz rivendell'.split(
    ' ',
  ),
);
/** Words with a capital after "to" or "in" that are no places. */
export const NO_PLACE: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday spring summer autumn winter christmas easter business economy first english ' +
    'french german spanish italian europe asia africa america plan make please trip holiday vacation hello hi thanks ' +
    'ok okay yes no visa passport day days i we my our a an the it me help what where when how who some any somewhere ' +
    'anywhere nowhere and but or so plus not with just then hmm lorem show airbnb'
  ).split(' '),
);
