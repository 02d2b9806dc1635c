/** What travellers like and dislike to see and do. */
import { INTERESTS, type Interest } from '../../../../content/towns/types.ts';
import { isDisliked, sentenceBefore } from '../../denial.ts';
import { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';
import type { Message } from '../../types.ts';

const WORDS: Readonly<Record<Interest, string>> = {
  food: 'food|foodie|eat|eating|restaurants?|cuisine|street food|cooking|wine|tapas|ramen|sushi|gastronom\\w*',
  temples: 'temples?|shrines?|monaster\\w+|mosques?|church(?:es)?|cathedrals?|spiritual',
  history: 'histor\\w+|ruins|ancient|castles?|palaces?|archaeolog\\w+|old towns?',
  museums: 'museums?|galler(?:y|ies)|exhibitions?',
  art: 'art|arts|paintings?|street art|design',
  architecture: 'architecture|buildings?|gaud[ií]',
  nature:
    'nature|hik(?:e|es|ing)|parks?|gardens?|mountains?|wildlife|forests?|outdoors?|waterfalls?|cherry blossoms?',
  views: 'views?|viewpoints?|sunsets?|panoramas?|photograph\\w*|instagram\\w*',
  beach: 'beach(?:es)?|swim(?:ming)?|snorkel\\w*|surf(?:ing)?|diving|seaside',
  shopping: 'shop(?:ping|s)?|boutiques?|fashion|malls?',
  markets: 'markets?|bazaars?|souks?|flea markets?',
  nightlife: 'night ?life|clubs?|clubbing|bars?|(?<!\\bour )party(?! of\\b)|partying|pubs?|cocktails?',
  music: 'music|concerts?|jazz|opera|fado|flamenco|tango',
  family: 'kids?|children|family|toddlers?|zoos?|aquariums?|theme parks?',
  wellness:
    'spas?|wellness|yoga|massages?|onsen|hot springs?|thermal|bathhouses?|hammams?|relax\\w*|chill\\w*',
  adventure: 'adventur\\w*|climb\\w*|raft\\w*|kayak\\w*|ziplin\\w*|bungee|safari',
  festivals: 'festivals?|carnival|matsuri',
};
const NEGATION =
  "(?:no|not|without|avoid|skip|remove|drop|cut(?: out)?|leave out|take out|cancel|hate|don't like|do not like|not into|(?:don't|do not|didn't|did not|wouldn't|would not|never) (?:really |particularly )?(?:want|need|care for|care about|enjoy|fancy|feel like|go for)|not interested in|not keen on|no (?:interest in|need for)|not (?:big|keen|mad|crazy|really|so) (?:on|into|about)|not (?:a )?fans? of|(?:sick|tired|bored) (?:of|by|with)|fed up with|can't stand|zero|no more|too many|too much|less|fewer|dislike)\\s+(?:(?:to )?(?:visit|see|do|go to|go|visiting|seeing|going to)\\s+)?(?:any\\s+|all\\s+(?:of\\s+)?(?:the\\s+)?|too many\\s+|the\\s+|into\\s+|much\\s+|\\w+\\s+or\\s+)?";
const BORES =
  "\\s+(?:bores?\\b|(?:are|is) (?:so |really )?boring|(?:(?:are|is) )?(?:not|never) (?:really |exactly |quite )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:aren't|isn't) (?:really |exactly )?(?:our|my|for) (?:thing|cup of tea|us|me)\\b|(?:don't|doesn't|do not) interest (?:us|me)|do nothing for (?:us|me))(?: (?:us|me))?(?: (?:to death|silly|stiff))?";
const KINDS = INTERESTS.map((interest) => ({
  interest,
  avoided: new RegExp(`\\b${NEGATION}(?:${WORDS[interest]})\\b|\\b(?:${WORDS[interest]})\\b${BORES}`, 'g'),
  liked: new RegExp(`\\b(?:${WORDS[interest]})\\b`, 'g'),
}));
/** What somebody does not eat, or where, is no dislike of food. */
const NOT_EATEN =
  /\b(?:no|not|without|avoid) (?:fancy |expensive |sit[- ]down |posh )*restaurants?\b|\b(?:not|don't|doesn't|didn't|can't|cannot|never|no)\s+eat(?:s|ing)?\b/g;

/** What is liked, and what is not, of a text that is nobody's message. */
export function findInterests(text: string): Pick<Message, 'interests' | 'avoid'> {
  return interestsIn(new Words(text));
}

function interestsIn(words: Words): Pick<Message, 'interests' | 'avoid'> {
  const notEaten = [...words.lower.matchAll(NOT_EATEN)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const rest = new Words(words.text).without(notEaten);
  const found = (kind: 'avoided' | 'liked'): Interest[] =>
    KINDS.filter((own) => rest.all(own[kind]).length > 0).map(({ interest }) => interest);
  const isReached = ({ index }: RegExpMatchArray) => isDisliked(sentenceBefore(rest.lower, index ?? 0));
  const inLists = KINDS.filter(({ liked }) => [...rest.lower.matchAll(liked)].some(isReached));
  const avoid = [...new Set([...found('avoided'), ...inLists.map(({ interest }) => interest)])];
  const interests = found('liked').filter((interest) => !avoid.includes(interest));
  for (const { start, end } of rest.spans) words.take(start, end);
  return { interests, avoid };
}

export const interests: ActReader = {
  act: 'interests',
  read: (words) => {
    const said = interestsIn(words);
    return said.interests.length + said.avoid.length === 0 ? null : said;
  },
  examples: [
    'we like food and temples',
    'no museums',
    'I do not want to visit museums',
    'we are not interested in churches',
    'too many churches',
    'she hates museums, crowded markets and loud concerts',
    'lots of hiking and good wine',
    'beach',
  ],
  counterExamples: ['four days in Rome', 'make it cheaper', "she doesn't eat nuts"],
};
