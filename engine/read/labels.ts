/**
 * Messages in the form of a list: "From: Boise", "- where: Oaxaca", "Nights: 5 | Rooms: 2". What a label says is put in
 * the words of a sentence, which the readers know.
 */

const BULLET = '(?:[-*•–]|\\d{1,2}[.)])?';
/** A label stands at the start of a line, or behind what parts a list in one line. */
const AT = `(^|[\\n|;,]| -) ?${BULLET} ?`;
const IS = ' ?[:=] ?';
const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?![\\w/.:-])';
/** A label, and what stands in its place; `$1` is what was before it. */
const LABELS: readonly (readonly [string, string])[] = [
  [
    `(?:flying |travell?ing |departing |leaving )?(?:from|origin|departure (?:city|airport))|home(?: ?town| airport| city)?`,
    'from ',
  ],
  [`(?:going |travell?ing |flying )?to|where(?: to)?|destinations?|cit(?:y|ies)|places?|route|stops?`, 'to '],
  [`when|(?:travel |trip |approx(?:imate)? )?dates?`, ''],
  [`who(?:'s going)?|party|group|people|travell?ers?|pax|guests?|passengers?`, ''],
  [`length|duration|how long|trip length|stay(?= ?[:=] ?\\d)`, 'for '],
];
const COUNTED = ['nights', 'days', 'rooms', 'adults', 'kids', 'children'];
const PEOPLE = `(?:who|party(?: size)?|group(?: size)?|people|travell?ers?|pax|guests?|passengers?)`;
/** Labels whose readers know them as they are. */
const KEPT = `(?:things )?to[- ]?do|stay|accommodations?|lodging|hotels?|budget|diet|needs|notes?|interests|pace`;
/** One label may be a sentence's own colon. */
const LEAST_LABELS = 2;

const ANY = new RegExp(
  `${AT}(?:${[...LABELS.map(([label]) => label), ...COUNTED, PEOPLE, KEPT].join('|')})${IS}(?=\\S)`,
  'gim',
);
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${AT}${PEOPLE}${IS}${NUMBER}(?= ?(?:$|[\\n|;,.]))`, 'gim'), '$1 $2 people'],
  [new RegExp(`${AT}(${COUNTED.join('|')})${IS}${NUMBER}`, 'gim'), '$1 $3 $2'],
  ...LABELS.map(([label, words]): readonly [RegExp, string] => [
    new RegExp(`${AT}(?:${label})${IS}(?=\\S)`, 'gim'),
    `$1 ${words}`,
  ]),
];
const BULLETED = new RegExp(`^ ?[-*•–] `, 'gm');

/** The text with its labels in words, each line a clause; as it was where it is no list of them. */
export function unlabelled(text: string): string {
  const tight = text.replace(/[ \t]+/g, ' ');
  const labels = tight.match(ANY)?.length ?? 0;
  if (labels === 0) return text;
  const written =
    labels < LEAST_LABELS
      ? tight
      : WRITTEN.reduce((done, [label, words]) => done.replace(label, words), tight);
  return written.replace(BULLETED, '').replace(/ ?(?:\n ?)+| ?\| ?/g, '; ');
}
