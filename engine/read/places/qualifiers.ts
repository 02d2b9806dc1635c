/** What stands behind a town and says which of its name is meant: "Granada Nicaragua", "Portland, Maine", "Lagos (Nigeria)". */
import { regionsNamed } from '../../../content/regions/regions.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';

interface Qualified {
  /** Null where no town of the name lies there. */
  readonly place: Gazetted | null;
  /** Where the qualifier ends. */
  readonly to: number;
}

/** Provinces and states that are no region of the table, and short forms, by their ISO codes. */
const AREAS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ontario=CA-ON, quebec=CA-QC, british columbia=CA-BC, bc=CA-BC, alberta=CA-AB, nova scotia=CA-NS, ' +
    'new brunswick=CA-NB, manitoba=CA-MB, saskatchewan=CA-SK, newfoundland=CA-NL, yukon=CA-YT, ' +
    'new south wales=AU-NSW, nsw=AU-NSW, queensland=AU-QLD, qld=AU-QLD, victoria=AU-VIC, vic=AU-VIC, tasmania=AU-TAS, ' +
    'tas=AU-TAS, western australia=AU-WA, south australia=AU-SA, northern territory=AU-NT, uk=GB, england=GB, ' +
    'scotland=GB, wales=GB, usa=US, nz=NZ, uae=AE, northern ireland=GB-NIR, punjab=IN, kerala=IN'
  )
    .split(', ')
    .map((pair) => pair.split('=')),
);
/** Postal codes of American states that are no words, which some type small. */
const SMALL = new Set(
  'nc sc nj ny nv nm nh nd sd tx tn fl ky ct wv wy vt wi mn mt ks il az ak ga va wa'.split(' '),
);
const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
    'SC SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
);
const BEHIND = /^(\s*,\s*|\s*\(\s*(?:in )?|\s+)(?!and\b|or\b|to\b)(\p{L}[\p{L}.]*(?: \p{L}+){0,2})(\s*\))?/u;

/**
 * The town that a name with what stands behind it means; null where nothing there tells.
 * @param to where the name ends
 */
export function qualified(name: string, to: number, text: string, gazetteer: Gazetteer): Qualified | null {
  // "I live in Leeds. Spain in May": the next sentence tells nothing of it
  const match = text[to - 1] === '.' ? null : BEHIND.exec(text.slice(to, to + 60));
  if (!match) return null;
  const [, lead = '', words = ''] = match;
  const parts = words.split(' ');
  for (let count = parts.length; count >= 1; count -= 1) {
    const typed = parts.slice(0, count).join(' ');
    const code = codeOf(typed, gazetteer);
    if (code === null) continue;
    const place = gazetteer.within(name, code) ?? (code === 'US-WA' ? gazetteer.within(name, 'AU-WA') : null);
    const end = to + lead.length + typed.length;
    const isClosed = lead.includes('(') && /^\s*\)/u.test(text.slice(end));
    if (place) return { place, to: isClosed ? text.indexOf(')', end) + 1 : end };
    // "Paris, Spain and Italy" is a list; "Granada Peru" is one town, which nobody knows, as is "Dover Mississippi"
    const isOfState = typed.length > 2 && code.startsWith('US-') && gazetteer.byName(typed)?.kind !== 'city';
    return lead.trim() === '' &&
      /^\p{Lu}/u.test(typed) &&
      (code.length === 2 || (isOfState && gazetteer.within(name, 'US') === null))
      ? { place: null, to: end }
      : null;
  }
  return null;
}

function codeOf(typed: string, gazetteer: Gazetteer): string | null {
  const bare = typed.replaceAll('.', '');
  if (STATES.has(bare) || SMALL.has(bare)) return `US-${bare.toUpperCase()}`;
  const name = normalize(bare);
  if (name.length <= 2 && name !== 'uk' && name !== 'nz' && name !== 'bc') return null;
  const area = Object.hasOwn(AREAS, name) ? AREAS[name] : undefined;
  if (area !== undefined) return area;
  const region = regionsNamed(name).find(({ kind }) => kind === 'state' || kind === 'country');
  return region?.code ?? gazetteer.countryCode(name);
}
