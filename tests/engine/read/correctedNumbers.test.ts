/** Numbers, names and months that a message takes back. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const TODAY = '2026-11-22';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const left = (text: string) => reading(text).residue;

describe('how many come', () => {
  it.each([
    ['Oslo 3 days, five of us, well four, Nils is out', 4],
    ['there were six of us but now it’s four. Porto 3 days', 4],
    ['Vienna for four... hang on Ines can’t make it so three', 3],
    ['four of us, well three, no, four after all. Riga', 4],
    ['7 days in Sicily, theres 2 of us, well 3 with grandma', 3],
    ['2 of us, 3 with my mum, Rome 4 days', 3],
    ['we are 2, so 3 counting my brother. Rome 4 days', 3],
    ['we are four friends, well jan can’t come so three. Riga 3 days', 3],
  ])('%s', (text, count) => {
    expect(read(text).party).toEqual({ adults: count, children: 0 });
  });

  it('is said once: what was taken back is not quoted', async () => {
    const { reply, plan } = await ask('Oslo 3 days in June, five of us, well four. From Bergen');
    expect(plan).not.toBeNull();
    expect(reply).not.toContain('did not take into account');
  });

  it.each([
    ['four of us or five if my brother comes, Rome 4 days', 4],
    ['3 of us including my mum, Rome 4 days', 3],
    ['2 adults, 3 nights with my mum in Rome', 2],
  ])('is no other number: %s', (text, count) => {
    expect(read(text).party?.adults).toBe(count);
  });

  it('with somebody a length is none of theirs', () => {
    expect(left('Rome 4 days, no, 5 with my mum')).not.toEqual([]);
  });

  it('a length that is weighed behind them is none of them', () => {
    expect(read('four of us, well, five days would be nice too').party?.adults).toBe(4);
  });
});

describe('where and when', () => {
  it('the town behind dots and a no is meant', () => {
    const { destinations, drops } = read('Lyon.. no Bordeaux, 3 nights');
    expect(destinations.map(({ place }) => place.name)).toEqual(['Bordeaux']);
    expect(drops).toEqual([]);
    for (const text of [
      'Lyon and Nice, no Marseille',
      'Rome – no Florence please',
      'Rome... no Florence',
      'Rome — no Naples. Just Rome.',
    ])
      expect(read(text).drops).toHaveLength(1);
  });

  it('a month without a capital stands behind “I mean”', () => {
    expect(read('Seville in may, sorry I mean march, for three').dates?.start).toBe('2027-03-01');
  });

  it('the month of a birthday is not that of the trip', () => {
    expect(read('the twins turn 4 in March. Valencia 5 nights in April').dates?.start).toBe('2027-04-01');
    expect(read('turning 30 in May so Lisbon 4 days').dates?.start).toBe('2027-05-01');
  });

  it('one flies in and out on', () => {
    const { dates, destinations } = read('fly into Rome 3 May, fly out of Naples 12 May');
    expect([dates?.start, dates?.end]).toEqual(['2027-05-03', '2027-05-12']);
    expect(destinations.map(({ place }) => place.name)).toEqual(['Rome', 'Naples']);
  });

  it('the part of a month stands behind it', () => {
    expect(read('rather in september, first week').dates?.end).toBe('2027-09-07');
    expect(read('Lisbon in june, first time for us').dates?.end).toBe('2027-06-30');
  });

  it('somebody called Jan is no month', () => {
    expect(read("jan can't come, Rome 3 days").dates).toBeNull();
    expect(read('Rome in jan, 3 days').dates?.start).toBe('2027-01-01');
    expect(read('Rome in june isn’t too hot for us').dates?.start).toBe('2027-06-01');
  });
});
