import { NOT_DROPPED } from '../../../../content/words/keeps.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import type { ActReader } from '../act.ts';

const NAME =
  "((?:\\p{Lu}[\\p{L}'’-]+|of|de|la|the|du|di|del|des|St)(?: (?:\\p{Lu}[\\p{L}'’-]+|of|de|la|du|di|del|des)){0,4})";
const THE = '(?:the |any |to |a |going to |visiting |see |seeing |go to |visit )*';
/** Things with names: "skip the Eiffel Tower", "we've already seen the Colosseum". */
const NAMED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Ss]kip|[Aa]void|[Ll]eave out|[Nn]ot|[Nn]o|[Ww]ithout|[Ee]xcept|[Dd]on['’]t (?:want|need|like|care)(?: to)?|[Dd]o not (?:want|need|like)(?: to)?|[Nn]othing of|[Nn]o need (?:to|for)) ${THE}${NAME}`,
    'gu',
  ),
  new RegExp(
    `\\b(?:already|have|has|['’]ve|['’]s) (?:already |both |all )?(?:seen|visited|been to|been in|done|know|climbed) (?:the )?${NAME}`,
    'gu',
  ),
  new RegExp(
    `(?<!\\b(?:never|not|nor|[a-z]+n['’]t) )\\b(?:[Dd]id|[Dd]one|[Bb]een to|[Ss]een) (?:the )?${NAME}[^.!?]{0,40}?\\b(?:not (?:there|that|it) again|(?:skip|leave out) (?:it|that)|somewhere else)\\b`,
    'gu',
  ),
];
/** "I do NOT want Universal Studios": capitals that are no name. */
const SHOUTED = /\b(?:SKIP|AVOID|NOT?|WITHOUT|EXCEPT|DON['’]T|DO|WANT|NEED|LIKE|ALREADY|SEEN|BEEN)\b/g;
/** "Nobody wants magaluf", a name in small letters too. */
const DISLIKED =
  /\b(?:(?:nobody|no[- ]one|none of (?:us|them)) (?:wants?|likes?|fancies)(?: to (?:go to|see|do))?|(?:every(?:one|body)|we all|they all) hates?) (\p{L}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+)*)(?=\s*(?:$|[.,;!]|again\b|please\b))/giu;
/** Sorts of tours and trips: "no desert tours please". */
const SORTS =
  /\b(?:no|without|avoid|skip(?: the| all)?|not interested in|don't want(?: any| to do)?|do not want(?: any)?|hate)\s+(?:any\s+|guided\s+|organi[sz]ed\s+)?(\p{L}+)\s+(?:tours?|trips?|excursions?|visits?|rides?|shows?|cruises?|activities|tastings?|shopping)\b/giu;
/** Words that say nothing by themselves, or that others read. */
const NO_SORT =
  /^(?:to|day|guided|group|bus|boat|more|other|extra|expensive|long|road|city|walking|the|train|car|round|return|business|late|early|private)$/i;
const NO_NAME =
  /^(?:the|of|de|la|I|We|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Airbnb|Eurostar|TGV)$/;

/** Leaves its words to those who know towns and dates. */
export const nots: ActReader = {
  act: 'left out',
  read: (words) => {
    const plain = words.text.replace(SHOUTED, (word) => word.toLowerCase());
    const named = NAMED.flatMap((pattern) => matchesIn(plain, pattern)).filter(
      // "no diets" begins like a name with "di" in it
      ({ 0: said, 1: name = '', index }) =>
        /\p{Lu}/u.test(name) &&
        !NO_NAME.test(name) &&
        !NOT_DROPPED.test(plain.slice(0, index + said.indexOf(name))),
    );
    const sorts = matchesIn(words.text, SORTS).filter((match) => !NO_SORT.test(match[1] ?? ''));
    named.push(...matchesIn(words.text, DISLIKED));
    for (const match of [...named, ...sorts]) words.take(match.index, match.index + match[0].length);
    const all = [...named, ...sorts].map(([, name = '']) => name.trim()).filter((name) => name !== '');
    return all.length === 0 ? null : { nots: [...new Set(all)] };
  },
  examples: [
    'Paris for 4 days, skip the Eiffel Tower',
    "Rome for 3 days, we've already seen the Colosseum",
    'Morocco 9 days, no desert tours please',
    'we have been to the Louvre',
    'a week in Portugal, been to Lisbon before so skip that',
    "we don't want to see the Prado",
    'somewhere warm, nobody wants magaluf',
  ],
  counterExamples: [
    'four days in Rome in May',
    'no museums please',
    'no flights',
    'not on Monday',
    'I do not want to visit museums',
    "don't skip the Alhambra",
  ],
};
