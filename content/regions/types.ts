/** Wide places that a traveller names where a town is due, with the towns to stay in. */

export type RegionKind = 'state' | 'country' | 'region' | 'island' | 'park' | 'coast' | 'route';

interface Base {
  /** As the gazetteer names it. */
  readonly town: string;
  /** Share of the nights; where there is not time for all towns, those with most are kept. */
  readonly weight: number;
}

export interface Region {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: RegionKind;
  /** ISO 3166-1 code of the country that most of it lies in; of a state its ISO 3166-2 code. */
  readonly code: string;
  /** In the order in which one travels them. */
  readonly bases: readonly [Base, ...Base[]];
  /** Seen from a car by most. */
  readonly car: boolean;
  /** One train, ridden in a day: whoever names its towns besides stays in those. */
  readonly train: boolean;
}

/**
 * Reads a table of lines `Name|other name: Town 3, Town 2 #kind #car`; towns are in the order of travel, each with its
 * share of the nights.
 * @throws Error where a line has no towns
 */
export function regionsOf(code: string, kind: RegionKind, table: string): Region[] {
  const lines = table.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map((line) => regionOf(line, code, kind));
}

function regionOf(line: string, code: string, usual: RegionKind): Region {
  const [words = '', ...marks] = line.split(' #');
  const at = words.indexOf(': ');
  const [name = '', ...aliases] = words.slice(0, at).split('|');
  const [first, ...others] = words
    .slice(at + 2)
    .split(', ')
    .map((base): Base => {
      const [, town = base, weight = '1'] = /^(.*) (\d)$/.exec(base) ?? [];
      return { town, weight: Number(weight) };
    });
  if (at < 0 || !first) throw new Error(`A region needs towns: ${line}`);
  const kind = marks.find((mark): mark is RegionKind => KINDS.has(mark)) ?? usual;
  return {
    name,
    aliases,
    kind,
    code,
    bases: [first, ...others],
    car: marks.includes('car'),
    train: marks.includes('train'),
  };
}

const KINDS: ReadonlySet<string> = new Set<RegionKind>(['island', 'park', 'coast', 'route', 'region']);
