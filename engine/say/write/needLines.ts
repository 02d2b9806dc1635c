/** Needs of health and body, said back above everything else: what was done for each, and what nobody can promise. */
import { plain } from '../../edits/names.ts';
import { capitalized } from '../../../domain/text/capital.ts';
import { hourInWords } from '../../plan/build/clock.ts';
import { dayEndOf } from '../../plan/demands/brokenNeed.ts';
import { hasDishes } from '../../plan/demands/dishes.ts';
import { listOf } from './format.ts';
import type { Need } from '../../read/acts/needs/need.ts';
import type { Brief } from '../../plan/brief/brief.ts';

const DOCTOR = 'Ask your doctor before you book';

/** A line for each need, in the traveller's words; needs of the same words share one. */
export function needLines({ needs, ownTimes }: Pick<Brief, 'needs' | 'ownTimes'>): string[] {
  const allergies = needs.filter(({ kind }) => kind === 'allergy');
  const diets = needs.filter(({ kind }) => kind === 'diet');
  const others = needs.filter(({ kind }) => kind !== 'allergy' && kind !== 'diet');
  return [
    ...(allergies.length > 0
      ? [`**${capitalized(allergyName(allergies))}**${said(allergies)}: ${allergyWords(allergies)}`]
      : []),
    ...(diets.length > 0
      ? [`**${capitalized(listOf(diets.map(({ what }) => what)))}**${said(diets)}: ${dietWords(diets)}`]
      : []),
    ...others.map(
      (need) =>
        `**${nameOf(need)}**${said([need])}: ${isNapKept(need, ownTimes) ? wordsOf(need).replace(NAPS, 'The hours of the nap are kept free.') : wordsOf(need)}`,
    ),
  ];
}

function allergyName(needs: readonly Need[]): string {
  const isAllergy = needs.some(({ words }) => /allerg|anaphyl|epi-?pen/i.test(words));
  const foods = listOf(needs.map(({ what }) => what));
  return isAllergy ? `${foods} ${needs.length > 1 ? 'allergies' : 'allergy'}` : `no ${foods}`;
}

function allergyWords(needs: readonly Need[]): string {
  const unknown = needs.filter((need) => !hasDishes(need)).map(({ what }) => what);
  const guess =
    unknown.length > 0
      ? ` I know no list of dishes for ${listOf(unknown)} and could only look for the word.`
      : '';
  return `I name no meal that usually holds it, and no food tour. Recipes differ and kitchens share their pans, so I can promise no meal: say it at each table, carry it written in the local language, and your medicine with you.${guess}`;
}

function dietWords(needs: readonly Need[]): string {
  const unknown = needs.filter((need) => !hasDishes(need)).map(({ what }) => what);
  const known =
    unknown.length < needs.length
      ? 'I name no dish that breaks this diet, but I cannot know what a kitchen uses, so ask before you order.'
      : '';
  const other =
    unknown.length > 0
      ? `I cannot judge dishes for “${listOf(unknown)}”, so choose from the menu yourself.`
      : '';
  return [known, other].filter((part) => part !== '').join(' ');
}

const NAPS = 'When naps are I cannot know: leave out what does not fit.';

function isNapKept({ kind }: Need, ownTimes: Brief['ownTimes']): boolean {
  return kind === 'baby' && ownTimes.some(({ what }) => what === 'Nap');
}

/** A need in the midst of a sentence. */
export function needName(need: Need): string {
  if (need.kind === 'allergy') return allergyName([need]);
  const name = nameOf(need);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function nameOf({ kind, what, amount }: Need): string {
  switch (kind) {
    case 'pregnancy':
      return amount === null ? 'Pregnancy' : `Pregnancy, ${amount} weeks`;
    case 'bedtime':
      return 'Bedtime';
    case 'tired':
      return 'Early evenings';
    case 'baby':
      return 'With a baby or small child';
    case 'walking':
      return amount === null ? 'Short walks' : `At most about ${amount} km on foot a day`;
    case 'stairs':
      return what === 'buggy' ? 'Step-free, for the buggy' : 'Without stairs';
    case 'heights':
      return 'Fear of heights';
    case 'claustrophobia':
      return 'Narrow places';
    case 'flying':
      return 'Fear of flying';
    case 'sight':
      return 'Blind or low vision';
    case 'hearing':
      return 'Deaf or hard of hearing';
    case 'medicine':
      return 'Medicine to be kept cool';
    case 'heart':
    case 'epilepsy':
    case 'diabetes':
    case 'asthma':
    case 'autism':
    case 'wheelchair':
    case 'allergy':
    case 'diet':
    case 'condition':
      return capitalized(what);
  }
}

function wordsOf(need: Need): string {
  const { kind, amount } = need;
  switch (kind) {
    case 'pregnancy':
      return `no hot baths, rafting, rides, clubs or tastings, no raw fish, cured meat, unpasteurised cheese or alcohol among the meals I name, and nothing steep.${flyingWords(amount)} ${DOCTOR}; I cannot judge what is right for you.`;
    case 'wheelchair':
      return 'I left out what my guide describes with steps, slopes or rough ground. It does not know every door, lift or room, so ask each sight and the hotel for step-free access before you book.';
    case 'stairs':
      return 'I left out what my guide describes with steps or steep ways; it does not know every door, so ask for the step-free way in.';
    case 'walking':
      return amount === null
        ? 'fewer sights a day, nothing steep or far on foot, and a taxi or bus in between. I cannot measure the ways inside a sight.'
        : `two sights a day at most, nothing steep, and a taxi or bus in between, so that your ${amount} km are left for the sights themselves. I cannot measure those ways, so count as you go.`;
    case 'heart':
      return `nothing steep, no hot baths and no thrill rides. ${DOCTOR}; I cannot judge more than that.`;
    case 'epilepsy':
      return `no clubs, light shows or diving. ${DOCTOR}; I know the lights of no museum for certain.`;
    case 'diabetes':
      return 'lunch and dinner have their hours each day; what is in them I cannot promise. Carry insulin and snacks in your hand luggage, with a letter from your doctor.';
    case 'asthma':
      return `nothing steep, no smoke and no shisha among what I name. ${DOCTOR}; I cannot judge the air of a town on a day.`;
    case 'autism':
      return 'no clubs or funfairs; go at opening, when it is quiet, and ask the sights for their quiet hours. I know no sight’s noise or light for certain.';
    case 'claustrophobia':
      return 'no caves, crypts, catacombs or tunnels among what I name. Lifts and trains I cannot judge.';
    case 'heights':
      return 'no towers, cable cars, rooftops or viewing decks among what I name. I cannot know every balcony.';
    case 'flying':
      return 'ways are on the ground where one goes within a day; where I found none, I say so.';
    case 'sight':
      return 'ask each sight for touch tours, audio description and help at the door, and your airline for assistance: I know of none for certain, so I left the plan as it would be.';
    case 'hearing':
      return 'ask each sight for written guides or tours in sign language, and your airline for assistance: I know of none for certain, so I left the plan as it would be.';
    case 'baby':
      return `no bars or clubs among what I name; ask the hotel for a cot. ${NAPS}`;
    case 'bedtime':
      return `dinner is over by ${hourInWords(dayEndOf([need]) ?? 0)} each day and nothing comes after it; a flight or a train may be later.`;
    case 'tired':
      return `no visit goes on after ${hourInWords(amount ?? 0)}; only dinner comes later.`;
    case 'medicine':
      return 'ask the hotel for a fridge in the room before you book, since my hotel data does not tell it; on the way carry it in a cool bag in your hand luggage.';
    case 'allergy':
    case 'diet':
      return '';
    case 'condition':
      return `I cannot judge what it asks of a trip, so nothing in this plan rests on it. ${DOCTOR}, and tell me what to leave out: I do that.`;
  }
}

function flyingWords(weeks: number | null): string {
  return weeks === null
    ? ' Airlines ask for a letter from about week 28 and carry nobody from about week 36.'
    : ` Airlines ask for a letter from about week 28 and carry nobody from about week 36: count your ${weeks} weeks on to the flight home.`;
}

/** The words that it rests on, once. */
function said(needs: readonly Need[]): string {
  const own = [...new Set(needs.filter((need) => !isNamed(need)).map(({ words }) => plain(words)))].slice(
    0,
    3,
  );
  return own.length === 0 ? '' : ` (${listOf(own)})`;
}

/** Whether its name says already what was typed: "vegan", "kosher restaurants", "can't have eggs". */
function isNamed(need: Need): boolean {
  const isOfFood = need.kind === 'diet' || need.kind === 'allergy';
  const name = lettersOf(isOfFood ? need.what : nameOf(need));
  const typed = lettersOf(need.words);
  // "diabetic" is of diabetes, "eggs" of an egg
  return (
    name.includes(typed) ||
    typed.includes(name.slice(0, need.kind === 'diet' ? 3 : Math.max(3, name.length - 2)))
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
