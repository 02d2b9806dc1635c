/**
 * Messages in the form of a list: "From: Boise", "- where: Oaxaca", "Nights: 5 | Rooms: 2". What a label says is put in
 * the words of a sentence, which the readers know.
 */
import { LABEL_HEADS, LABEL_FIELDS, LABELS } from '../../content/words/labels.ts';
import { EVENTS } from '../../content/words/programme.ts';
import { COUNT } from './numbers.ts';

const BULLET = '(?:[-*•–]|\\d{1,2}[.)])?';
/** A label stands at the start of a line, or behind what parts a list in one line. */
const AT = `(^|[\\n|;,.]| -) ?${BULLET} ?`;
const IS = ' ?[:=] ?';
const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?![\\w/.:-])';
const COUNTED = ['nights', 'days', 'rooms', 'adults', 'kids', 'children'];
const PEOPLE = `(?:people[ _]number|number of people|who|party(?: size)?|group(?: size)?|people|travell?ers?|pax|guests?|passengers?)`;
/** Labels whose readers know them as they are. */
const KEPT = `(?:things )?to[- ]?do|stay|accommodations?|lodging|hotels?|budget|diet|needs|notes?|interests|pace|requirements?|constraints?`;
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
const BULLETED = new RegExp(`^ ?(?:[-*•–]|\\d{1,2}[.)]) `, 'gm');

const LENGTH = `(?:for )?(?<!\\p{L}{2}|\\d)((?:${COUNT}) ?-?(?:nights?|nites?|days?|weeks?|nts?|[nd])\\b)`;
const NAME = "(\\p{L}[\\p{L}\\p{M}'’. ]{1,40}?)";
/** A line that is a stop and its length, which may stand first. */
const STOP = new RegExp(`^ ?${BULLET} ?${NAME} ?(?:[,:=(×–—-]|->|x)? ?${LENGTH} ?\\)?(?=\\W|$)`, 'gimu');
const STOP_BEHIND = new RegExp(`^ ?${BULLET} ?${LENGTH} ?(?:[:=×–—-]|->|x|in|at) ?${NAME} ?$`, 'gimu');
/** One line may begin with a dash or end in a length by chance. */
const LEAST_ROWS = 2;

/** The stops of a list, each as "Seville 3 nights"; as it was where there is none. */
function withStops(text: string): string {
  const rows = text.split('\n').filter((line) => line.search(STOP) >= 0 || line.search(STOP_BEHIND) >= 0);
  return rows.length < LEAST_ROWS ? text : text.replace(STOP, '$1 $2').replace(STOP_BEHIND, '$3 $1');
}

/** A form as JSON has its names and values in quotes and brackets. */
const AS_JSON = /^\W*\{[^{}]{0,40}"[\w ]+" ?:/u;

/** Where the ages are named the number of children says nothing more. */
const CHILDREN_TOO =
  /"(?:children|kids)" ?: ?\d+,?(?=.*"kids of )|(?<="kids of .*)"(?:children|kids)" ?: ?\d+,?/giu;

function withoutQuotes(text: string): string {
  return AS_JSON.test(text)
    ? LABEL_FIELDS.reduce((done, [field, words]) => done.replace(field, words), text)
        .replace(CHILDREN_TOO, '')
        .replace(/(?<=\w)_(?=\w)/gu, ' ')
        .replace(/"[\w ]+" ?: ?null,?/gu, '')
        .replace(/"\s*:/gu, ':')
        .replace(/["{}[\]]/gu, ' ')
        .replace(/ {2,}/gu, ' ')
    : text;
}

/** What is booked, line by line, each with its hour: "already booked:" and below it "- Alhambra, Wed 6 Oct, 10:30". */
const BOOKED = new RegExp(
  `(?:^|[.!?;] )[^\\n:]{0,30}\\b(?:booked|reserved|bookings|reservations|tickets|(${EVENTS})s)\\b[^\\n:]{0,20}: *\\n(?: *[-*•–] +[^\\n]+(?:\\n|$))+`,
  'gim',
);
const BOOKED_LINE =
  /^ *[-*•–] +(?!.*\b(?:flights?|trains?|hotels?|ferry|bus)\b)(?!.*\d\.\d{1,2}\.)(.*\b(?:[01]?\d|2[0-3]):[0-5]\d\b.*)$/gim;

function withBookings(text: string): string {
  return text.replace(BOOKED, (list, event: string | undefined) =>
    list.replace(
      BOOKED_LINE,
      (_, line: string) =>
        `- appointment: ${event ? `${event.toLowerCase()} ` : ''}${line.replaceAll(',', '').replace(/ (?=\d{1,2}:\d\d)/, ' at ')}`,
    ),
  );
}

/** The text with its labels in words, each line a clause; as it was where it is no list of them. */
export function unlabelled(whole: string): string {
  const text = LABEL_HEADS.reduce(
    (done, [head, words]) => done.replace(head, words),
    withBookings(withoutQuotes(whole)),
  );
  const spaced = text.replace(/[ \t]+/g, ' ');
  const tight = withStops(spaced);
  const labels = tight.match(ANY)?.length ?? 0;
  const isList = tight !== spaced || (spaced.match(BULLETED)?.length ?? 0) >= LEAST_ROWS;
  if (labels === 0 && !isList) return text;
  const written =
    labels < LEAST_LABELS
      ? tight
      : WRITTEN.reduce((done, [label, words]) => done.replace(label, words), tight);
  return written.replace(BULLETED, '').replace(/ ?(?:\n ?)+| ?\| ?/g, '; ');
}
