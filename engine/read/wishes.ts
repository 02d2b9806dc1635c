/** Interests, dislikes, pace, comfort and what the message is about. */
import { INTERESTS, type Interest } from '../../content/towns/types.ts';
import { COUNT, countOf } from './numbers.ts';
import type { Message, Topic } from './types.ts';

const WORDS: Readonly<Record<Interest, string>> = {
  food: 'food|foodie|eat|eating|restaurants?|cuisine|street food|cooking|wine|tapas|ramen|sushi|gastronom\\w*',
  temples: 'temples?|shrines?|monaster\\w+|mosques?|church(?:es)?|cathedrals?|spiritual',
  history: 'histor\\w+|ruins?|ancient|castles?|palaces?|archaeolog\\w+|old towns?',
  museums: 'museums?|galler(?:y|ies)|exhibitions?',
  art: 'art|arts|paintings?|street art|design',
  architecture: 'architecture|buildings?|gaud[ií]',
  nature:
    'nature|hik(?:e|es|ing)|parks?|gardens?|mountains?|wildlife|forests?|outdoors?|waterfalls?|cherry blossoms?',
  views: 'views?|viewpoints?|sunsets?|panoramas?|photograph\\w*|instagram\\w*',
  beach: 'beach(?:es)?|swim(?:ming)?|snorkel\\w*|surf(?:ing)?|diving|seaside',
  shopping: 'shop(?:ping|s)?|boutiques?|fashion|malls?',
  markets: 'markets?|bazaars?|souks?|flea markets?',
  nightlife: 'night ?life|clubs?|clubbing|bars?|party(?:ing)?|pubs?|cocktails?',
  music: 'music|concerts?|jazz|opera|fado|flamenco|tango',
  family: 'kids?|children|family|toddlers?|zoo|aquariums?|theme parks?',
  wellness:
    'spas?|wellness|yoga|massages?|onsen|hot springs?|thermal|bathhouses?|hammams?|relax\\w*|chill\\w*',
  adventure: 'adventur\\w*|climb\\w*|raft\\w*|kayak\\w*|ziplin\\w*|bungee|safari',
  festivals: 'festivals?|carnival|matsuri',
};
const NEGATION =
  "(?:no|not|without|avoid|skip|remove|drop|cut(?: out)?|leave out|take out|cancel|hate|don't like|do not like|not into|don't want|do not want|less|fewer|dislike)\\s+(?:any\\s+|too many\\s+|the\\s+|into\\s+|much\\s+|\\w+\\s+or\\s+)?";

/** What somebody does not eat, or where, is no dislike of food. */
const NOT_EATEN =
  /\b(?:no|not|without|avoid) (?:fancy |expensive |sit[- ]down |posh )*restaurants?\b|\b(?:not|don't|doesn't|didn't|can't|cannot|never|no)\s+eat(?:s|ing)?\b/g;

/** What is liked, and what is not. */
export function findInterests(text: string): Pick<Message, 'interests' | 'avoid'> {
  // what somebody does not eat is a need, and no dislike of food
  const lower = text.toLowerCase().replaceAll('’', "'").replace(NOT_EATEN, ' ');
  const avoid = INTERESTS.filter((interest) =>
    new RegExp(`\\b${NEGATION}(?:${WORDS[interest]})\\b`).test(lower),
  );
  const interests = INTERESTS.filter(
    (interest) => !avoid.includes(interest) && new RegExp(`\\b(?:${WORDS[interest]})\\b`).test(lower),
  );
  return { interests, avoid };
}

/** The pace that is asked for. */
export function findPace(text: string): Message['pace'] {
  if (
    /\b(?:slow(?:er|ly)?|relaxed|relaxing|easy pace|take it easy|laid[- ]back|not too (?:busy|packed)|chill)\b/i.test(
      text,
    )
  )
    return 'slow';
  return /\b(?:packed|see (?:everything|it all)|fast[- ]paced|busy|as much as possible)\b/i.test(text)
    ? 'full'
    : null;
}

/** Whether it should cost less or be more comfortable than before. */
export function findComfort(text: string): Message['comfort'] {
  if (
    /\b(?:cheap(?:er|est|ly)?|less expensive|too expensive|save money|lower (?:the )?(?:price|cost|budget)|on a budget|shoestring|backpack\w*|affordable|frugal|hostels? (?:is |are |would be )?(?:ok|okay|fine|good|works?|will do)|(?:in|at) (?:an? )?hostels?)\b/i.test(
      text,
    )
  )
    return -1;
  return /\b(?:luxur\w+|upgrade|more comfort(?:able)?|nicer hotel|better hotel|five[- ]star|5[- ]star|splurge|fancier)\b/i.test(
    text,
  )
    ? 1
    : 0;
}

/** "swap day 2 and 3". */
export function findSwap(text: string): Message['swapDays'] {
  const match = new RegExp(
    `\\b(?:swap|switch|exchange|flip|swop)\\s+(?:days?\\s*|d)?${COUNT}\\s*(?:and|with|&|for|/|\\+|<->)\\s*(?:days?\\s*|d)?${COUNT}\\b`,
    'i',
  ).exec(text);
  const [, first, second] = match ?? [];
  return first === undefined || second === undefined
    ? null
    : [countOf(first.toLowerCase()), countOf(second.toLowerCase())];
}

const OWN_BEDS =
  /\b(?:no|without(?: an?y?)?|don't (?:need|want)(?: an?y?)?|not? need(?: an?y?)?|remove the|skip the) (?:hotels?|accommodation)\b(?!\s+(?:over|above|under|below|with|near|in|that|for more))|\b(?:stay|staying|sleep|sleeping) (?:with|at) (?:(?:our|my|a|some) )?(?:friends?|family|relatives|parents|sister|brother|cousins?|aunt|uncle)\b|\bhotels? (?:(?:is|are|was|has been) )?(?:already )?(?:booked|sorted|paid|reserved|arranged|taken care of)\b|\b(?:have|booked|got) (?:(?:our|my|an?) )?(?:own |already )?(?:hotel|airbnb|apartment|accommodation|place to stay)\b/i;

/** Whether beds need not be looked for. */
export function hasOwnBeds(text: string): boolean {
  return OWN_BEDS.test(text);
}

const START_DAY =
  /\b(?:start|starting|begin|beginning|leave|leaving|depart|departing|arrive|arriving|go|from)\s+(?:on\s+)?the\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:of|week|day|-|–))/i;

/** The day of the month to start on: "start on the 12th". */
export function findStartDay(text: string): number | null {
  const day = Number(START_DAY.exec(text)?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['visa', /\b(?:visas?|passports?|entry requirements?|esta|etias|vaccin\w+|immigration|customs rules)\b/i],
  ['weather', /\b(?:weather|climate|temperature|rainy|how (?:hot|cold|warm)|best time)\b/i],
  ['thanks', /\b(?:thanks?|thank you|thx|cheers|merci|gracias|danke|arigato|perfect|awesome)\b|🙏|👍/iu],
  [
    'greeting',
    /^\W*(?:hello|hi|hey|good (?:morning|afternoon|evening)|hola|bonjour|ciao|yo|howdy|hallo|olá|namaste|konnichiwa)\b/i,
  ],
  ['help', /\b(?:help|what can you do|who are you|how does this work)\b/i],
];

export function findTopics(text: string): Topic[] {
  return TOPICS.filter(([, expression]) => expression.test(text)).map(([topic]) => topic);
}
