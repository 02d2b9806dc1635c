/** That a device without a network has not looked these searches up before: once, not for each. */
import { listOf } from '../write/format.ts';
import type { Suggestion } from '../../../domain/chat/chatApi.ts';

const KINDS = ['flights', 'hotels', 'tours'] as const;

interface Searched {
  readonly kind: (typeof KINDS)[number];
  readonly isNotKept?: true;
}

const LATER = 'They are looked up in your account where there is a network.';

/** The message that looks them up (engine/read/acts/talk/prices.ts). */
export const LOOK_UP: Suggestion = { label: 'Look up the prices', value: 'Look up the prices' };

/** One sentence and what helps; none where every search was made before. */
export function notKeptWords(searches: readonly Searched[]): string[] {
  const of = (own: Searched['kind']) => searches.filter(({ kind }) => kind === own);
  const none = KINDS.filter((kind) => of(kind).length > 0 && of(kind).every(({ isNotKept }) => isNotKept));
  const some = KINDS.filter((kind) => !none.includes(kind) && of(kind).some(({ isNotKept }) => isNotKept));
  const missing = [
    ...(none.length === 0 ? [] : [`no ${listOf(none)}`]),
    ...(some.length === 0 ? [] : [`not all ${listOf(some)}`]),
  ].join(' and ');
  if (missing === '') return [];
  const isAll = searches.every(({ isNotKept }) => isNotKept);
  const without = isAll ? 'without prices' : 'without their prices';
  return [
    `${missing.charAt(0).toUpperCase()}${missing.slice(1)} of this trip are kept on this device, so the plan is ${without}. ${LATER}`,
  ];
}

/** Whether a line is the one of {@link notKeptWords}. */
export function saysNotKept(line: string): boolean {
  return line.endsWith(LATER);
}
