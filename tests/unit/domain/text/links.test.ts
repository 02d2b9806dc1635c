/** Links in an answer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepKnownLinks } from '@domain/text/links.ts';

const KNOWN = new Set(['https://partner.test/tour?id=1']);

describe('links', () => {
  it.each([
    ['[a](https://partner.test/tour?id=1)', '[a](https://partner.test/tour?id=1)'],
    ['https://partner.test/tour?id=1', 'https://partner.test/tour?id=1'],
    ['[a](https://evil.test)', 'a'],
    ['![pixel](https://evil.test/p.png)', 'pixel'],
    ['[a](javascript:alert(1))', 'a)'],
    ['[a [b]](https://evil.test)', '[a [b]]'],
    ['<https://evil.test/x>', 'evil.test'],
    ['see www.evil.test/page', 'see evil.test'],
    ['see www.www.evil.test', 'see evil.test'],
    ['[a][1]\n\n[1]: https://evil.test', '[a][1]\n\n[1] : evil.test'],
    ['no links (at all) [here]', 'no links (at all) [here]'],
    ['> [r]: https&#58;//evil.test/24', '> [r] : https&#58;//evil.test/24'],
    ['- [q]: https\\://evil.test', '- [q] : https\\://evil.test'],
    ['1. [z]:\nHTTPS&colon;//evil.test', '1. [z] :\nHTTPS&colon;//evil.test'],
    ['write to <mailto:x@evil.test> or <x@evil.test>', 'write to mailto:x@evil.test or x@evil.test'],
    ['[a](<https://evil.test> "t")', 'a'],
  ])('%s', (markdown, kept) => {
    expect(keepKnownLinks(markdown, KNOWN).trim()).toBe(kept);
  });

  it.each(['[](', '[a](x', '](', '<a:', '[', '![](<'])(
    'take no long time to be looked for in %s',
    (piece) => {
      expect(keepKnownLinks(piece.repeat(40_000 / piece.length), KNOWN)).not.toContain('](');
    },
  );

  it('leave none that is too long to be one', () => {
    const long = `[a](https://evil.test/${'x'.repeat(3_000)} "${'t'.repeat(400)}") [${'b'.repeat(600)}](javascript:x)`;
    expect(keepKnownLinks(long, KNOWN)).not.toContain('](');
  });

  it('leave no other address behind, however they are written', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '!',
      ' ',
      'x',
      'https://evil.test/a',
      'www.evil.test',
      '[a](https://evil.test)',
      '\n',
      '\uE000',
      '0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        expect(keepKnownLinks(pieces.join(''), KNOWN)).not.toMatch(/https?:\/\/evil|\]\(\s*<?https?:/);
      }),
    );
  });
});
