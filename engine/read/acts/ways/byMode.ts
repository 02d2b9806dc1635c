import { lastSaid } from '../../corrections.ts';
import { amountsIn } from '../../money/amounts.ts';
import { sentenceBefore } from '../../denial.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';
import type { Mode, Modes } from './modes.ts';

/** What stands between "not" and what is not wanted: "will not be taking any", "do not wish to take". */
const VERBS =
  '(?:(?:be|been|being|want|wants|wish|wishes|wishing|like|likes|plan|planning|intend|intending|going|would|to|taking|take|takes|have|having|use|using|book|booking|board|boarding|get|getting|set|foot|go|travel|travelling|on|by|in|a|us|single|consider|considering|really|ever|either|need|anyone|anybody|fond of|keen on|into|up for) ){0,6}';
const NOT =
  "(?:no|neither|nor|without(?: any)?|avoid(?:ing)?|instead of|rather than|not(?: by| via)?|zero|(?:hate|hates|hating|dislike|scared of|afraid of|terrified of|fear of|sick of|fed up with)|cannot (?:use|utili[sz]e|take|do)|can't (?:use|take|do)|can not (?:use|take|utili[sz]e)|(?:don't|do not|won't|will not) (?:want|like|use|take|need)(?: any| to use| to take)?|doesn't (?:involve|include)(?: any)?|does not (?:involve|include)(?: any)?|free of|never|anything but|no time for|skip(?: the)?|rather (?:avoid|not use|not take)|refuse|not to)(?: (?:to )?(?:use|utili[sz]e|take|board|include|involve|book|get on|go by|travel by|(?:boarding|taking|catching|using|getting on|stepping on|rent(?:ing)?|hir(?:e|ing)|leas(?:e|ing)|needing|having)(?: an?| any| the| another)?))?";
/** Who does not have to take a plane, or never was on one, may fly all the same. */
const NEVER = `(?:not|never|no longer|\\p{L}+n't|cannot|(?:nobody|no one)(?: in (?:our|my|the) \\p{L}+)?|(?:none|neither) of (?:us|them)|refus(?:e|es|ing)|hat(?:e|es|ing)|(?:gave|given|giving|sworn|swore) (?:up|off)|(?:stopped|quit)) (?!(?:have|need) to |been )${VERBS}`;
const OUT =
  '(?:(?:are|is|being) )?(?:no option|not (?:an option|acceptable|ok|okay|possible|wanted|allowed|for (?:us|me))|no longer (?:an option|acceptable|ok|possible|wanted)|unacceptable|a no[- ]go|ruled out|out of the question|off the table|excluded|something (?:we|i|they)(?:(?:.d| would)? (?:rather|prefer(?: to)?|want to|like to|choose to) (?:not (?:do|use|take|try)|avoid|skip|leave out)| (?:do not|don.t|won.t|will not|never) (?:do|want|like|use)))';
const MORE = '(?:(?:any|all|the|internal|inner|domestic|short|long|air|commercial|more) )*';
/** "Not flying back", "not flying Ryanair": who says so flies. */
const STILL_FLIES =
  '(?! (?:back|home|again|with|on|alone|solo|economy|ryanair|easyjet|wizz\\w*|spirit|frontier|vueling|jet2|aeroflot|air|low[- ]cost|budget|overnight|at|before|after|over|through|via)\\b)';
/** "I need no train ticket" is said of the ticket. */
const THING_OF = '(?! (?:tickets?|pass(?:es)?|cards?|stations?|stops?|seats?|parks?|parking|museums?)\\b)';
const AFTER =
  '(?! (?:over|before|after|with|longer|at|on|later|earlier|that|which|leav\\w+|deal|booked|needed|included|yet)\\b)';

const BANNED: readonly (readonly [Mode, RegExp])[] = [
  [
    'flight',
    new RegExp(
      `\\b(?!(?:not|never) on (?:the|a|our|my) (?:planes?|flights?))(?:(?:${NEVER}${MORE}|the )?(?:planes?|flights?|flying) ${OUT}|${NEVER}${MORE}(?:planes?|flights?|flying${STILL_FLIES}|fl(?:y|ies)${STILL_FLIES}|air ?travel)|${NOT} ${MORE}(?:planes?|flights?|flying${STILL_FLIES}|air ?travel|air ?planes?|aeroplanes?)|non-flight|flight-free|flightless|overland|inter-?rail(?:ing)?|(?:rather|prefer\\w*|sooner)\\b[^.;,!?]{2,40} than (?:to )?fly(?:ing)?|by land(?: only)?|only by land|(?:keep|stay|keeping|staying) (?:our feet )?on the ground|(?:only )?(?:ground|surface) (?:transport(?:ation)?|travel)(?: only)?|no[- ]fly)\\b${AFTER}`,
      'giu',
    ),
  ],
  [
    'car',
    new RegExp(
      `\\b(?:(?:${NOT} |${NEVER})${MORE}(?:a )?(?:cars?|self[- ]driv(?:e|ing)|driving|drives?|rental cars?|car hire)${THING_OF}|(?:don't|do not|won't|can't|cannot|can not|never|not|rather not|not to|nobody wants to|nobody will|none of us (?:wants? to |can |likes to )?) ?(?:want to |wanna |like to |have to |care to )?drive|(?:don't|do not|doesn't) have a (?:car|licen[cs]e|driving licen[cs]e)|car[- ]free(?! (?:zone|street|island|town|village|centre|center)))\\b`,
      'giu',
    ),
  ],
  [
    'bus',
    new RegExp(
      `\\b(?:${NOT} |${NEVER})${MORE}(?:bus(?:es)?|coach(?:es)?|bus rides?)\\b(?! tours?)${THING_OF}`,
      'giu',
    ),
  ],
  [
    'train',
    new RegExp(`\\b(?:${NOT} |${NEVER})${MORE}(?:trains?|rail(?:way)?s?)\\b${AFTER}${THING_OF}`, 'giu'),
  ],
  [
    'boat',
    new RegExp(
      `\\b(?:${NOT} |${NEVER})${MORE}(?:boats?|ferr(?:y|ies)|ships?)\\b(?! (?:tours?|trips?|rides?|cruises?))`,
      'giu',
    ),
  ],
];

const BY =
  '(?:by|per|via|on(?: the| a)?|with(?: the| a)?|tak(?:e|ing)(?: the| a)?|us(?:e|ing)(?: the)?|prefer(?: the)?|lov(?:e|ing)|lik(?:e|ing)|only|travel(?:ling|ing)? by)';
const ALONG = '(?: (?:from|to|between|there|up|down|over|across|through|around|into|out|back|home|only)\\b)';
const VEHICLE =
  '(?:cars?|sedans?|suvs?|convertibles?|minivans?|vans?|jeeps?|4x4s?|vehicles?|hatchbacks?|pick-?ups?(?: trucks?)?|compacts?(?= (?:cars?\\b|suvs?\\b|that (?:seats|fits)\\b|for (?:\\d|two|three|four|five)\\b))|trucks?|automatic|\\d[- ]?seaters?)';
const WANTED: readonly (readonly [Mode, RegExp])[] = [
  [
    'train',
    new RegExp(
      `\\b(?:${BY} (?:(?:night|sleeper|fast|direct|high-speed|slow|local|scenic) )?(?:trains?|trian|rail(?:way)?s?)|(?:trains?|trian)(?=${ALONG})|(?:bullet|fast|express|scenic|panoramic|overnight|slow) trains?|(?:ktx|maglev|afrosiyo[bp]|renfe|italo)(?: trains?)?|trian only|high[- ]speed (?:trains?|rail)|amtrak|via rail|northern explorer|indian pacific|the ghan|rocky mountaineer|glacier express|bernina express|orient express|trans-?siberian|caledonian sleeper|nightjet|thalys|frecciarossa|vande bharat|shatabdi|rajdhani|(?:sgr|hsr)(?: trains?)?|all by rail|trains?(?! (?:stations?|museums?|tracks?|spotting|strikes?|tickets?|lovers?|enthusiasts?|buffs?|nerds?|fans?|noise|sets?)\\b| (?:are|is) (?:too|so|very|rather|quite|often|always)\\b)|(?:night|sleeper) trains?|sleepers?|inter-?rail(?:ing)?|euro-?rail|eurail|eurostar|rail pass|tgv|shinkansen|go by train|get the train)\\b`,
      'giu',
    ),
  ],
  [
    'car',
    new RegExp(
      `\\b(?:by (?:hire |rental |rented |own |our |my |private )*car|road[- ]?trip(?:s|ping)?|roadtrip|self[- ]?driv(?:e|ing)|(?:rent|hire|renting|hiring|rental of|lease)(?: us)? (?:an? |the )?(?:[\\p{L}-]+ ){0,2}${VEHICLE}(?: (?:that|which) (?:seats|fits|takes) \\d+(?: people| of us)?| for \\d+ people)?|(?:rental|hire|hired|rented|own|my|our) ${VEHICLE}|${VEHICLE} (?:rental|hire)|(?:have|has|(?:we|i)'ve|with|got|add|adding|include|including|prefer|bring|bringing|take|taking|one|two|1|2) (?:our |my |a |an |the )?(?:own )?${VEHICLE}(?! (?:parks?|parking|museums?|shows?|seats?)\\b)|(?:we|i)(?:'ll| will|'re| are|'m| am|'d like to| want to| would like to)? driv(?:e|ing)|(?<!\\b(?:a|an|the|short|long|hours?|hr|minutes?|mins?|[-\\d]+|'s|scenic|no|max|to) )drive(?= (?:a loop|to|from|up|down|on|over|back|home|along|through|across|around|round|the|thru)\\b)|(?:wanna|want to|like to|going to|gonna) drive(?= (?:the|to|from|through|around|along|down|up|across)\\b)|(?<!\\b(?:no|not|without|hate|hours?|hrs?|h|long|much|of|more|less|short|the|limit|avoid|mind|like|love|after|while|self|night|any) )driving(?=\\s*(?:[.,;!)]|$|\\d{1,2} (?:adults?|people|of us|kids)\\b|(?:one way|from|with our|in our|our own)\\b))|driving(?: holiday| tour| trip|(?= (?:home|back|from|to|over|down|up|there|across|through|around|ourselves|with|w)\\b))|(?:rather|prefer to|(?:would|'d) sooner) drive|(?<=(?:^|[,;.] ?))vans?(?= ?(?:[,;.]|$))|(?:pick|collect)(?:ing|s)? (?:up )?(?:the |a |our |up )*${VEHICLE}(?: up)?|(?:sleep(?:ing)?|live|living) in (?:the|our|a|my) (?:van|car|bus)|(?:by |on (?:a |our |my )?)?motor ?(?:bikes?|cycles?)(?! (?:museums?|taxis?|tours?))|camper[- ]?vans?|campervans?|motor ?homes?|\\brv\\b|(?:with|have|hire|hiring|private|own) (?:a |our |own |private )*(?:cars? (?:and|&|\\+) )?(?:drivers?|chauffeurs?)|cars? (?:and|&|\\+|with) (?:a )?(?:drivers?|chauffeurs?)|ring road|route 66)\\b`,
      'giu',
    ),
  ],
  [
    'bus',
    new RegExp(
      `\\b${BY} (?:(?:night|overnight|long-distance|public|volvo|sleeper) )?(?:bus(?:es)?|coach(?:es)?)\\b(?! tour)|\\b(?:(?:volvo|sleeper|night|overnight|express) )?(?:bus(?:es)?|coach(?:es)?)(?=${ALONG}| (?:and|or|&) (?:trains?|ferr(?:y|ies))\\b)|(?<=(?:^|[,.;–-]|\\b(?:the|rather|then|take|but))\\s*)(?:bus|coach)(?=(?: (?:please|pls|instead|then|is (?:fine|ok|better)|it is))*\\W*$)|\\b(?:flixbus|greyhound|megabus|national express|(?:volvo|overnight|night|sleeper) bus(?:es)?)\\b`,
      'giu',
    ),
  ],
  [
    'boat',
    new RegExp(
      `\\b(?:${BY} (?:(?:night|overnight|fast|slow|high-speed|car) )?(?:ferr(?:y|ies)|boats?|ships?)|(?:(?:night|overnight|car) )?ferr(?:y|ies)(?=${ALONG}|\\s*(?:[.,;!]|$))|ferr(?:y|ies)(?= \\p{L}+ to )|(?:trains?|bus(?:es)?) and (?:boats?|ferr(?:y|ies))|ferr(?:y|ies) (?:between|only|instead|rather than|not planes?)|island hopping)\\b(?! (?:tours?|trips?|rides?|cruises?))`,
      'giu',
    ),
  ],
  [
    'flight',
    /\b(?:by (?:plane|air)|flights? (?=both ways|there and back)|(?:rather|prefer to|want to|would like to) fly|fly instead|(?:take|get) a (?:plane|flight) instead|flights? instead)\b/giu,
  ],
];
/** To fly from somewhere to somewhere is the usual way, and asks for nothing. */
const FLOWN =
  /\b(?:fly(?:ing)?|flights?)(?: (?:home|back|in|out|over|direct))? (?:from|to|into|in|out of|via|there|and)\b/giu;
const BETWEEN =
  /\b(?:between|(?:inside|within|around) (?:the|this|that) (?:country|island|region|state)|from (?:city|town) to (?:city|town)|internal|inner|domestic)\b/iu;
const HOMEWARD = /^ (?:straight )?(?:home|back)\b(?! and forth)/iu;
/** Right before and right behind a way that all are to be made by. */
const ONLY_BEFORE =
  /\b(?:only|exclusively|solely|strictly|nothing but|entirely)(?: (?:travel )?(?:by|on|with|take|use|want|the)){0,2} ?$/iu;
const ONLY_BEHIND = /^ ?(?:only|exclusively|the whole way|all the way|everywhere)\b/iu;
/** "Rather a train and a boat than fly there", to the next town. */
const THERE = /\bthan (?:to )?fly(?:ing)? (?:there|between|to the|to it)\b/iu;
/** Said of the way through, by whom flies home at the end of it. */
const OVERLAND = /^(?:inter-?rail|overland|by land)/iu;
const FLIES = /\b(?:fly(?:ing)?|flights?) (?:home|back|out)\b/iu;
const RAIL_PASS = /\binter-?rail/iu;
const CAMPER = /\b(?:camper|campervan|motor ?home|rv|(?:sleep|liv)(?:e|ing)? in)/iu;
const DRIVER = /\bdrivers?\b|\bchauffeur/iu;
const OWN = /\b(?:own|our|my|have|has|bring|got)\b/iu;
const HIRE = /\b(?:rent|hire|hiring|rental|lease|self[- ]?driv)/iu;

function modesIn(words: Words): Modes | null {
  const bans = BANNED.flatMap(([mode, pattern]) =>
    mode === 'car' && isOnlyLong(words, pattern)
      ? []
      : words.all(pattern).map(({ 0: said, index }) => ({ mode, index, said })),
  );
  const banned = [...new Set(bans.map(({ mode }) => mode))];
  // what is banned is not wanted by the same words: "no trains and buses"
  const left = words.without(words.spans).text;
  words.all(FLOWN);
  // who goes by rail pass flies nowhere: it is both
  const byPass = RAIL_PASS.test(words.text) ? (['train'] as const) : [];
  const named = WANTED.flatMap(([mode, pattern]) =>
    [...left.matchAll(pattern)].map((match) => ({ mode, match })),
  );
  for (const { match } of named) words.take(match.index, match.index + match[0].length);
  // "the bus home" is of that way alone, which the ways between places tell
  const found = named.filter(
    ({ mode, match }) => mode === 'car' || !HOMEWARD.test(left.slice(match.index + match[0].length)),
  );
  const wanted = [...new Set([...byPass, ...found.map(({ mode }) => mode)])].filter(
    (mode) => !banned.includes(mode),
  );
  if (banned.length + wanted.length === 0) return null;
  const cars = found.filter(({ mode }) => mode === 'car').map(({ match }) => match[0]);
  const isOverland =
    bans.length > 0 && bans.every(({ said }) => OVERLAND.test(said)) && FLIES.test(words.text);
  const isBetween =
    isOverland ||
    (THERE.test(words.text) && bans.every(({ mode }) => mode === 'flight')) ||
    [...bans, ...named.map(({ match }) => match)].every(({ index }) =>
      BETWEEN.test(sentenceAt(words.text, index)),
    );
  const isOnly = named.some(
    ({ mode, match: { 0: said, index } }) =>
      mode !== 'flight' &&
      mode !== 'car' &&
      (/^only\b|\bonly$/iu.test(said) ||
        ONLY_BEFORE.test(left.slice(0, index)) ||
        ONLY_BEHIND.test(left.slice(index + said.length))),
  );
  const car = carOf(cars);
  const price =
    car === null || car === 'own'
      ? null
      : priceBehind(found.findLast(({ mode }) => mode === 'car')?.match, words);
  const kind = car === 'hire' ? kindOfCar(cars) : undefined;
  return {
    banned,
    wanted,
    isBetween,
    isOnly,
    car,
    ...(kind === undefined ? {} : { carKind: kind }),
    ...(price === null ? {} : { carADay: price }),
    legs: [],
  };
}

/** "Compact SUV", where more than a car is asked for. */
function kindOfCar(cars: readonly string[]): string | undefined {
  const kind = cars
    .map((said) => KIND.exec(said)?.[1])
    .find((own) => own !== undefined && !/^(?:cars?|vehicles?)$/iu.test(own));
  return kind?.toLowerCase().replaceAll(/\bsuv/gu, 'SUV');
}

const KIND =
  /^(?:rent|hire|renting|hiring|rental of|lease)(?: us)? (?:an? |the )?(.{3,40}?)(?: (?:that|which|for) .*)?$/iu;
/** Between a car and what it costs a day: "a sedan, about 72.85 USD per day". */
const PRICED =
  /^[\s,(:–-]*(?:(?:at|for|from|costs?|costing|it'?s|is|around|about|approximately|roughly|some|priced at|~)\s*)*$/u;
const A_DAY = /^\s*(?:(?:\/|per|a|each)\s*day|daily)\b\)?/u;

/** What a car costs a day, as the words behind it say; null for none. */
function priceBehind(car: RegExpMatchArray | undefined, words: Words): Modes['carADay'] | null {
  if (car?.index === undefined) return null;
  const end = car.index + car[0].length;
  const amount = amountsIn(words).find(({ at }) => at >= end);
  if (!amount || !PRICED.test(words.lower.slice(end, amount.at))) return null;
  const day = A_DAY.exec(words.lower.slice(amount.end));
  if (day === null) return null;
  words.take(end, amount.end + day[0].length);
  return { amount: amount.dollars, converted: amount.converted };
}

/** The sentence that a place of a text is in. */
function sentenceAt(text: string, at: number): string {
  const behind = /^[^.;!?]*/u.exec(text.slice(at))?.[0] ?? '';
  return sentenceBefore(text, at) + behind;
}

/** "A road trip, no long driving days": who goes by car wants short ways, and no other car. */
function isOnlyLong({ text }: Words, ban: RegExp): boolean {
  const bans = [...text.matchAll(ban)].map(([said]) => said);
  const others = bans.reduce((left, said) => left.replace(said, ' '), text);
  const goesByCar = WANTED.some(([mode, pattern]) => mode === 'car' && others.search(pattern) >= 0);
  return goesByCar && bans.every((said) => /\blong\b/iu.test(said));
}

function carOf(said: readonly string[]): Modes['car'] {
  if (said.some((words) => CAMPER.test(words))) return 'camper';
  if (said.some((words) => DRIVER.test(words))) return 'driver';
  if (said.some((words) => HIRE.test(words))) return 'hire';
  return said.some((words) => OWN.test(words)) ? 'own' : null;
}

export const byMode: ActReader = {
  act: 'ways',
  takesWords: true,
  read: (words) => {
    const modes = lastSaid(words, modesIn);
    // what "none of us" do not do is told by several
    const isSeveral = modes !== null && /\b(?:us|we|our)\b/i.test(words.text.replaceAll(/\bUS\b/g, ''));
    return modes && { modes, ...(isSeveral && { isSeveral }) };
  },
  examples: [
    'no flights please',
    'we cannot utilize flights for transportation',
    "a journey that doesn't involve any flights",
    "we'd rather avoid air travel",
    'we prefer not to fly',
    "I don't fly",
    'neither of us flies',
    'my husband refuses to set foot on a plane',
    'flying is no option',
    'ground transportation only',
    '3 guys, one car',
    'overland through Laos',
    'from Munich by train',
    'by Eurostar from London',
    'interrail 3 weeks',
    'take the sleeper train',
    'Los Angeles to San Francisco by car',
    'a road trip through Italy',
    'we have our own car',
    "I'd like to rent a Sedan",
    'iceland ring road in a camper van',
    'Namibia self drive',
    'Sri Lanka with a driver',
    'we have decided to avoid self-driving',
    'Amalfi coast, no car',
    'by ferry not plane',
    'skip the drive, take the train',
    'by train between the cities',
    'rather fly',
    "I'd rather drive than fly",
    'driving home from Tucson',
    'van, dog is coming, we sleep in the van',
    'by motorbike from Roanoke to Asheville',
    'then drive to Detroit',
    'fjords, trains and boats',
    'Amtrak from Sacramento to Portland',
    'coach from Norwich to York',
    'driving over from Utrecht to Lille',
    'trains between Nice and Avignon',
    'buses and trains only',
    'zero planes',
    'we hate buses',
    'drive a loop from Tbilisi',
    'Puglia 8 days driving, from Zurich',
    'I would prefer not to take any flights',
    'we rent a van and go',
    'fast trains where there are some',
    'by train, no scrap that, flights both ways is fine',
    'Naples first, ferry to Palermo',
  ],
  counterExamples: [
    'direct flights only',
    'no flights before nine',
    'we fly from Boston',
    'I walk and take it easy',
    'a boat tour on the canal',
    'not more than two hours driving',
    'a car museum in Turin',
    'a motorcycle museum',
    'a more relaxed flight than last time',
    'the railway museum in Nuremberg',
    'near the bus station',
    'we live a short drive from Leeds',
  ],
};
