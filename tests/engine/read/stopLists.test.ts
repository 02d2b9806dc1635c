/** Lists of stops, each line a town and its length. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { unlabelled } from '../../../engine/read/labels.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer });
const stops = (text: string) =>
  read(text)
    .message.destinations.map(({ place, days }) => `${place.name} ${days}`)
    .join(', ');

describe('a list of stops', () => {
  it.each([
    [
      'Planning for 2 from Dublin in May:\n- Seville, 3 nights\n- Granada, 2 nights\n- Ronda, 1 night',
      'Seville 3, Granada 2, Ronda 2',
    ],
    ['* Rome: 4 nights\n* Florence: 3 nights', 'Rome 4, Florence 4'],
    ['1. Hanoi - 4 nights\n2. Hoi An - 3 nights', 'Hanoi 4, Hoi An 4'],
    ['1) Marrakech x 3 nights\n2) Tangier x2 nights\nfrom Madrid', 'Marrakesh 3, Tangier 3'],
    ['3 nights: Split\n2 nights: Dubrovnik', 'Split 3, Dubrovnik 3'],
    ['Athens (2 nights)\nNaxos (3 nights)\nfrom Munich', 'Athens 2, Naxos 4'],
    ['Japan in April\nDay 1-4 Tokyo\nDay 5-6 Hakone\nDay 7-10 Kyoto', 'Tokyo 4, Hakone 2, Kyoto 4'],
    ['Kyoto days 1-3, Osaka day 4-5 and Nara day 6', 'Kyoto 3, Osaka 2, Nara 1'],
    ['Day 1-4 Rome, day 4-6 Naples', 'Rome 3, Naples 3'],
    ['Kraków 3 nights, Wrocław 2, Gdańsk 3', 'Kraków 3, Wrocław 2, Gdańsk 4'],
    ['3 nights Tbilisi + 2 Kazbegi', 'Tbilisi 3, Kazbegi 3'],
    ['4 nights Lisbon and 2 Porto', 'Lisbon 4, Porto 3'],
    ['Santorini 4 nights then Chania in Crete 4 nights', 'Santorini 4, Chania 5'],
    ['Beijing 4 days, Xian 2 days, Chengdu 3 days, then fly out of Chengdu', "Beijing 4, Xi'an 2, Chengdu 3"],
    ['Italy, 4 nights Rome, 3 Florence, 2 Venice', 'Rome 4, Florence 3, Venice 3'],
    ['4 nights in Rome, 3 Florence, 2 Venice', 'Rome 4, Florence 3, Venice 3'],
    ['4 nights Rome, 3 Florence and 2 Venice, 10 days in all', 'Rome 4, Florence 3, Venice 3'],
    ['four nights Rome three Florence two Venice', 'Rome 4, Florence 3, Venice 3'],
    ['Rome (4), Florence (3), Venice (2) nights', 'Rome 4, Florence 3, Venice 3'],
    ['Rome x4 nights, Florence x3, Venice x2', 'Rome 4, Florence 3, Venice 3'],
    ['Rome 4 Florence 3 Venice 2 nights in May for 2', 'Rome 4, Florence 3, Venice 3'],
    ['10 days Japan: Tokyo 4, Kyoto 3, Osaka 3', 'Tokyo 4, Kyoto 3, Osaka 3'],
    ['5 days Lisbon, 3 Porto, 2 Lagos', 'Lisbon 5, Porto 3, Lagos 2'],
    ['Dubai stopover 2 nights then Maldives 5 nights', 'Dubai 2, Maldives 6'],
    ['3 nights in all of them: Rome, Florence', 'Rome 3, Florence 4'],
    ['Bali 12 days, Ubud and the Gili islands', 'Ubud null, Gili Trawangan null'],
    ['Bali 12 days from Perth, not Kuta', 'Bali null'],
    ['Bali 5 days, Ubud 3 days, Nusa Lembongan 2 days', 'Ubud 3, Nusa Lembongan 2'],
  ])('“%s”', (text, expected) => {
    expect(stops(text)).toBe(expected);
    expect(read(text).residue).toEqual([]);
  });

  it.each([
    ['From Leeds: Rome on day 1, then Florence', 'Rome null, Florence null'],
    ['Rome on day 2 and Florence on day 7', 'Rome null, Florence null'],
  ])('and no calendar: “%s”', (text, expected) => expect(stops(text)).toBe(expected));

  it.each([
    'Rome in May\n- museums',
    'We have\n3 nights',
    'Day 1: museums\nDay 2-3: a market',
    '3.5 days\nRome',
  ])('and no list: “%s”', (text) => expect(unlabelled(text)).toBe(text));

  it.each([
    '- Rome, 3 nights\n'.repeat(20_000),
    `1. ${'Rome '.repeat(50_000)}`,
    `- ${' x'.repeat(50_000)}\n- y`,
  ])('takes no longer for thousands of them', (text) => expect(unlabelled(text).length).toBeGreaterThan(0));
});
