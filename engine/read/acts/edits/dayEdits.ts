/** Changes of single days, or of something in them. */
import { findDayEdits } from '../../follow/dayEditClauses.ts';
import { AS_TRIP } from '../../../../content/words/dayEdits.ts';
import { townCalled } from '../../places/known.ts';
import { findDayRef } from '../../follow/dayRefs.ts';
import { ownEvening } from '../hours/ownEvening.ts';
import { findShorten } from '../../time/lengthChange.ts';
import type { DayEdit } from '../../follow/dayEdits.ts';
import type { Gazetteer } from '../../../facts/gazetteer.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { ActReader } from '../act.ts';

const TOWN_ON =
  /^\W*(?:(?:ok|okay|fine|good|great|right|alright|well|yes|and|so|then)\W+)*([\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,3}?) (?:on|for) (?:the )?(?:day \d{1,2}|[a-z\d]+ day)(?: (?:then|please|instead))*\W*$/iu;

/** "Nerja on the third day then": a place beside those of the plan, which is seen that day. */
function bareTownOn(text: string, gazetteer: Gazetteer, towns: readonly Gazetted[]): DayEdit | null {
  const name = TOWN_ON.exec(text)?.[1];
  const day = findDayRef(text);
  const town = name === undefined || !day ? null : gazetteer.byName(name);
  if (name === undefined || !day || !town || town.kind !== 'city' || towns.includes(town)) return null;
  return { day: day.ref, change: { kind: 'trip', to: town.name } };
}

export const dayEdits: ActReader = {
  act: 'day edit',
  read: (words, { gazetteer, towns = [] }) => {
    // "add the Wednesday before" makes the trip longer
    if (findShorten(words.fresh())?.weekday !== undefined) return null;
    // "Saturday night we eat with friends" is theirs
    if (ownEvening(words.fresh())) return null;
    const isTown = (name: string) => townCalled(name, towns, gazetteer) !== null;
    const found = findDayEdits(words, isTown, towns.length > 0);
    // "make Siena a day trip" is said of the town
    const edits = found.filter(
      ({ change }) => !(change.kind === 'trip' && change.to === null && AS_TRIP.test(words.text)),
    );
    if (edits.length > 0) return { dayEdits: edits };
    // "day 3 we meet a friend. So Bled on day 2"
    const at = words.text.search(/(?<=[.;!?] +)[^.;!?]+$/u);
    const last = at < 0 ? words : words.slice(at, words.text.length);
    const bare = towns.length === 0 ? null : bareTownOn(last.text, gazetteer, towns);
    if (bare) last.takeAll();
    return bare && { dayEdits: [bare] };
  },
  examples: ['make day 2 lighter', 'a day trip to Siena', 'we want to sleep in', 'another dinner on day 3'],
  counterExamples: ['more museums', 'swap day 2 and 3', 'what do we eat on day 3?', 'three days in Rome'],
};
