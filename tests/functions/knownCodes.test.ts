/** The codes that the app lets through are exactly those that the gazetteer can resolve. */
import { expect, it } from 'vitest';
import { isKnownCode, KNOWN_CODES, packCodes } from '../../domain/results/knownCodes.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';

const A = 65;
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(A + index));
const everyCode = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));

it('are those of the gazetteer: the text below is what domain/results/knownCodes.ts must hold', async () => {
  const gazetteer = await loadGazetteer();
  const codes = everyCode.filter((code) => gazetteer.resolve({ name: code, code })?.code === code);
  expect(codes.length).toBeGreaterThan(3_000);
  expect(KNOWN_CODES).toBe(packCodes(codes));
}, 60_000);

it.each(['LON', 'LHR', 'ZRH', 'SAO'])('%s is one', (code) => expect(isKnownCode(code)).toBe(true));
it.each(['QQQ', 'ZZZ', 'lon', 'LO', 'LOND', '', '<b>'])('%s is none', (code) =>
  expect(isKnownCode(code)).toBe(false),
);
