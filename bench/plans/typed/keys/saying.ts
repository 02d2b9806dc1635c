/** What the answer must and must not say. */
import type { Itinerary } from '../../../../domain/itinerary/itinerary.ts';
import type { Wish } from '../caseFile.ts';
import { failure, type Failure } from '../failure.ts';
import { withoutAdmissions } from '../honesty/admissions.ts';
import { aroundTheDays, matches } from '../words.ts';

/** A denial shortly before the words, in the same clause. */
const DENIED =
  /\b(?:no|without|not(?! (?:to be )?miss| only)|never|left out|leave out|leaving out|instead of|avoid(?:s|ed|ing)?|skip(?:s|ped)?|free of|none of)\b[^.;:\n]{0,40}$/iu;

/** What was heard is no proposal. */
const ECHO = /\bI have noted [^.]*\./gu;

/**
 * `says` is looked for in the whole answer but for the words that it quotes as not taken into account. `notsays` is
 * looked for in the titles and notes of the plan and in the words around it; what is denied there is not said.
 * @param said the traveller's words
 */
export function judgeSaying(
  { kind, says = [], notsays = [] }: Wish,
  reply: string,
  plan: Itinerary | undefined,
  said: string,
): Failure[] {
  const told = withoutAdmissions(reply, said);
  const heard = kind === 'suggest' ? told.replaceAll(ECHO, '') : told;
  const items = plan?.days.flatMap((day) => day.items.map(({ title, note }) => `${title}: ${note}`)) ?? [];
  const texts = [...items, ...(plan ? aroundTheDays(reply) : reply).split('\n')].map((text) =>
    text.replaceAll(/“[^”]*”/gu, ''),
  );
  return [
    ...says
      .filter(([, pattern]) => !matches(pattern, heard))
      .map(([label, pattern]) => failure('says', label, pattern, label)),
    ...notsays.flatMap(([label, pattern]) => {
      const text = texts.find((own) => isSaid(pattern, own));
      return text === undefined
        ? []
        : [failure('notsays', `${label}: ${text.trim().slice(0, 80)}`, pattern, label)];
    }),
  ];
}

function isSaid(pattern: string, text: string): boolean {
  return [text, text.toLowerCase()].some((own) =>
    [...own.matchAll(new RegExp(pattern, 'gu'))].some((match) => !DENIED.test(own.slice(0, match.index))),
  );
}
