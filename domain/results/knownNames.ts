/**
 * Whether the gazetteer of the functions knows a name, so that an address with any other never reaches the server. A
 * Bloom filter: it passes every known name, and about two in a hundred others, which the server refuses in words.
 * Codes, which are names too, have a list of their own. When the gazetteer changes: `npm run places:names`.
 */
import { normalize } from '../text/normalize.ts';
import { isKnownCode } from './knownCodes.ts';
import { NAMES_FILTER } from './namesFilter.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Bits of a name's own, of which a name that is not known rarely finds all. */
const PROBES = 6;
const BITS_A_NAME = 8;
const BITS_A_DIGIT = 6;

/** The text of a filter that passes these names; they come normalised. */
export function packNames(names: readonly string[]): string {
  const sextets = Array.from({ length: Math.ceil((names.length * BITS_A_NAME) / BITS_A_DIGIT) }, () => 0);
  for (const name of names) {
    for (const bit of bitsOf(name, sextets.length)) {
      const at = Math.floor(bit / BITS_A_DIGIT);
      sextets[at] = (sextets[at] ?? 0) | (1 << (bit % BITS_A_DIGIT));
    }
  }
  return sextets.map((value) => DIGITS[value]).join('');
}

const NO_NAME = /[*<>{}[\]=;"\\$%^@#!?|~`]/;

/** Whether a place can have this name: accents, case and punctuation aside. */
export function isKnownName(name: string, filter: string = NAMES_FILTER): boolean {
  // the filter knows no more of a text than its bits, and no place has such a sign
  if (NO_NAME.test(name)) return false;
  const wanted = normalize(name);
  if (isKnownCode(wanted.toUpperCase())) return true;
  return (
    wanted !== '' &&
    bitsOf(wanted, filter.length).every((bit) => {
      const sextet = DIGITS.indexOf(filter[Math.floor(bit / BITS_A_DIGIT)] ?? 'A');
      return ((sextet >> (bit % BITS_A_DIGIT)) & 1) === 1;
    })
  );
}

/** The bits of a name: two hashes stand for as many as are needed (Kirsch and Mitzenmacher). */
function bitsOf(name: string, digits: number): readonly number[] {
  const [first, second] = [hash(name, 0x811c9dc5), hash(name, 0x01000193) | 1];
  return Array.from(
    { length: PROBES },
    (_, index) => ((first + index * second) >>> 0) % (digits * BITS_A_DIGIT),
  );
}

/** FNV-1a over UTF-16 units, stirred at the end so that near names lie far apart; 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
