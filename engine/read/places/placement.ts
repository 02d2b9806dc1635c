/** Where in the trip a town is to be put: "add Leipzig in between", "a night in Ljubljana before Bled". */
import { BESIDE, ORDER, PARTS, SWAP, SWAPPED } from '../../../content/words/placement.ts';
import { textBefore } from './cues.ts';
import type { Span } from '../words.ts';
import type { Gazetted } from '../../facts/types.ts';

/**
 * `between` is wherever it costs the least way, and neither first nor last where there is room within; `swap` gives two
 * towns of the trip each other's place.
 */
export type Placement =
  | { readonly kind: 'before' | 'after' | 'swap'; readonly place: Gazetted }
  | { readonly kind: 'between' | 'start' | 'end' };

interface Mention {
  readonly place: Gazetted;
  readonly from: number;
  readonly to: number;
}

/** Two neighbours in a text that are to change their order in the trip. @param planned its towns */
function pairOf<Place extends Mention>(text: string, found: readonly Place[], planned: readonly Gazetted[]) {
  for (const [index, mention] of found.entries()) {
    const next = found[index + 1];
    if (!next || ![mention, next].every(({ place }) => planned.includes(place))) continue;
    const between = text.slice(mention.to, next.from);
    const start = mention.from - (SWAP.exec(textBefore(text, mention.from))?.[0].length ?? 0);
    if (start < mention.from && SWAPPED.test(between)) return { next, kind: 'swap', start } as const;
    const kind = /\bafter\b/i.test(between) ? 'after' : 'before';
    if (ORDER.test(between)) return { next, kind, start: mention.to } as const;
  }
  return null;
}

/** What a text says of the order of towns that the trip has. @param planned its towns */
export function orderIn<Place extends Mention>(
  text: string,
  found: readonly Place[],
  planned: readonly Gazetted[],
): Placed<Place> {
  const pair = pairOf(text, found, planned);
  if (!pair) return { anchors: [], where: null, spans: [] };
  const { next, kind, start } = pair;
  return { anchors: [next], where: { kind, place: next.place }, spans: [{ start, end: next.to }] };
}

export interface Placed<Place> {
  /** The towns that only say where. */
  readonly anchors: readonly Place[];
  readonly where: Placement | null;
  /** The words that say it. */
  readonly spans: readonly Span[];
}

/** What a text that adds towns says of where. */
export function placementIn<Place extends Mention>(text: string, found: readonly Place[]): Placed<Place> {
  const at = found.findIndex(({ from }) => BESIDE.test(textBefore(text, from)));
  const anchor = found[at];
  if (anchor && found.length > 1) {
    const cue = BESIDE.exec(textBefore(text, anchor.from))?.[1]?.toLowerCase() ?? '';
    const next = found[at + 1];
    const isPair =
      (cue === 'between' || cue === 'on the way from') &&
      next !== undefined &&
      /^\s*(?:and|&|to)\s+$/i.test(text.slice(anchor.to, next.from));
    const kind = cue === 'before' || cue === 'on the way to' ? 'before' : 'after';
    const span = { start: anchor.from - 1 - cue.length, end: (isPair ? next : anchor).to };
    return {
      anchors: isPair ? [anchor, next] : [anchor],
      where: { kind, place: anchor.place },
      spans: [span],
    };
  }
  for (const [kind, pattern] of PARTS) {
    const match = found.length > 0 ? pattern.exec(text) : null;
    if (match)
      return {
        anchors: [],
        where: { kind },
        spans: [{ start: match.index, end: match.index + match[0].length }],
      };
  }
  return { anchors: [], where: null, spans: [] };
}
