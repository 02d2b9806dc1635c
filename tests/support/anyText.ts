/** Texts of any characters of Unicode, many of them plain. fast-check's own "binary" unit first spends 2 s on a table. */
import fc from 'fast-check';

const character = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

/** @param size of the text, in characters */
export function anyText(size: fc.ArrayConstraints): fc.Arbitrary<string> {
  return fc.array(character, size).map((points) => String.fromCodePoint(...points));
}
