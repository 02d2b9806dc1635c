/** Text folded for comparison: no accents, no case, no punctuation. */

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** What has nothing to fold, as most words of a message: the steps below would each answer the same text. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** "São Paulo" and "sao-paulo" both become "sao paulo". Letters of other scripts stay. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (FOLDED.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøłđðıæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`ʻ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
