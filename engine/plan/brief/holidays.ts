/** The two days on which more is shut than on any weekday, said in a line. */
import type { Brief } from './brief.ts';

/** Countries in which Christmas is a working day. */
const NO_CHRISTMAS = new Set(
  'AE BD BH BT CN DZ EG IL IR JP KH KW KZ LA LY MA MN MV NP OM PK QA SA TH TN TR TW UZ VN'.split(' '),
);

/** A sentence for each of Christmas Day and New Year’s Day that the trip has a day in town on. */
export function holidayNotes({ stops }: Pick<Brief, 'stops'>): string[] {
  const dates = stops.flatMap(({ place, firstDay, lastDay }) =>
    [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))].flatMap((year) =>
      [
        ...(NO_CHRISTMAS.has(place.countryCode) ? [] : [{ date: `${year}-12-25`, name: 'Christmas Day' }]),
        { date: `${year}-01-01`, name: 'New Year’s Day' },
      ].filter(({ date }) => date >= firstDay && date <= lastDay),
    ),
  );
  return [...new Set(dates.map(({ name }) => name))].map(
    (name) => `You are there on ${name}: many museums and kitchens rest then, so look before you go.`,
  );
}
