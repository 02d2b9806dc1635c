/** First messages whose kinds blind rounds have shown to be misread: an island beside its towns, what is taken back, hours of some days. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../../engine/read/parseMessage.ts';
import { ask } from '../../functions/support/assistant.ts';

describe('a first message', () => {
  it.each([
    [
      'an island with two of its towns named is no stop of its own',
      'from Kampala to Zanzibar 5 nights from 12 Feb 2027, two of us, Stone Town 2 nights then Nungwi 3',
      '## Stone Town and Nungwi: 6 days for two',
    ],
    [
      'an island with one of its towns is one',
      '5 nights in Zanzibar from Nairobi from 14 Dec 2026, 2 adults, some of them in Stone Town',
      '## Zanzibar and Stone Town: 6 days for two',
    ],
    [
      'a town that is taken back is no stop',
      'six days in Morocco, Marrakech and Fes.. actually skip Fes, do Essaouira instead, from Lyon on 10 March 2027, 2 women',
      '## Marrakesh and Essaouira: 6 days for two',
    ],
    [
      'a town that one does not go home from stays a stop',
      'to South Korea from Fukuoka, first to Seoul and then to Busan, 16 to 20 April 2027, alone. my way home has to begin in Busan, not in Seoul',
      '## Seoul and Busan: 5 days for one',
    ],
    [
      'a town at the end comes last, with nights of its own too',
      'first Inverness, then across to Orkney, and at the end two nights in Edinburgh, 4 to 13 September 2027, four people from Bremen',
      '## Inverness, Kirkwall and Edinburgh: 10 days for four',
    ],
    [
      'a town that leads to a wide place is home, with a length between them',
      'my wife and me chennai to kashmir 6 nights, srinagar and gulmarg, 8 April 2027',
      '## Srinagar and Gulmarg: 7 days for two',
    ],
    [
      'ages in a row are no hours of a school',
      'School hols: me, hubby, kids 14, 11 and 6, plus gran who is 71. Wellington to the Gold Coast, 10 to 18 April 2027',
      '## Gold Coast: 9 days for 3 adults and 3 children',
    ],
    [
      'the Friday of a holiday’s weekend is the one before it',
      'Boise to Honolulu, 5 nights starting Friday of Presidents Day weekend 2027, 2 adults',
      'Fri 12 February 2027 to Wed 17 February 2027',
    ],
    [
      'days right behind hours are those of the hours',
      'Frankfurt 9-12 Feb 2027 for a trade fair, I am at the fair 9-17 on the 10th and 11th. from Gothenburg, one person',
      'Tue 9 February 2027 to Fri 12 February 2027',
    ],
  ])('%s', async (_, message, words) => expect((await ask(message)).reply).toContain(words));
});

describe('a date or a way that is only spoken of', () => {
  it.each([
    [
      'a day within the trip loses no town',
      'Madrid, Seville and Granada, 9 days from 10 April 2027, Alhambra tickets for 14 April',
      '## Madrid, Seville and Granada: 9 days',
    ],
    [
      'the day to be home by is never the first',
      'Berlin for 4 days. We must be back by 14 March 2027. School starts on the 16th',
      'Thu 11 March 2027 to Sun 14 March 2027',
    ],
    [
      'days between which a trip may lie are not its length',
      'Vienna and Budapest, 7 days, between 3 May and 20 May 2027, opera on 8 May',
      '## Vienna and Budapest: 7 days',
    ],
    [
      'a wedding within the trip does not end it',
      'A week in Lisbon from 4 May 2027, wedding there on 9 May',
      'Tue 4 May 2027 to Mon 10 May 2027',
    ],
    [
      'beds are no travellers',
      'Lisbon 5 days in May 2027, my 2 kids and me, villa that fits 8 people',
      '## Lisbon: 5 days for 1 adult and 2 children',
    ],
  ])('%s', async (_, message, words) => expect((await ask(message)).reply).toContain(words));

  it.each([
    'Lisbon and Porto, 6 days from 3 May 2027, trains are too slow for us',
    'Lisbon from London, 6 days from 3 May 2027, you do not have to book flights, only hotels',
    'Lisbon from London, 6 days from 3 May 2027, I have never been on a plane so I am excited',
  ])('“%s” asks for no way of travel, and forbids none', async (message) => {
    expect(parseMessage(message, '2026-11-22', await loadGazetteer()).modes).toBeNull();
  });
});
