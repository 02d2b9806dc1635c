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

/** "São Paulo" and "sao-paulo" both become "sao paulo". Letters of other scripts stay. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøłđðıæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`ʻ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
