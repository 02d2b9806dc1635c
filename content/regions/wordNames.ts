/** Towns with a small airport whose names are words of English or of people, or a slip of the finger from a city's: `_` stands for a space. */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  `
    agri alert_bay arctic_village big_creek boos butte cat cat_hill colon colonel_hill concord
    cruz dauphin david dole dumai eagle emerald fare flint gander george gillette grand grand_case
    greer griffith gurney hancock harrison high_level hobbs holy_cross horn island_lake king_island
    lages lebanon liberal macae malay mare marshall mesa midland miles_city moss_town mount_magnet
    natal newman old_crow orchid orland perm pierre pueblo pullman reading red_lake roma round_lake
    saga sandy_lake sari savoy sheridan spring_point tamale tame terrace the_pas the_valley thompson
    union vernal wake west wick
`
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
);
