/** Why a plan stays, or is none. */
import { earliestToday } from '../../domain/dates/calendar.ts';
import { readingsOf, remarkInWords, type Remark } from '../say/remarks.ts';
import { unchangedTalk } from '../say/talk/unchanged.ts';
import { isTooLong } from './change.ts';
import { briefOf, type Heard } from './heard.ts';
import type { Talk } from '../say/talk/smallTalk.ts';

/** Why the plan stays; what can be read in two ways is asked with a button for each. */
export function remarked(remark: Remark, message: string): Talk {
  const talk = unchangedTalk(remarkInWords(remark));
  const readings = readingsOf(remark, message);
  return readings.length > 0 ? { ...talk, suggestions: readings } : talk;
}

/** Why nothing can be planned; null where it can. */
export function refusalOf(heard: Heard): Remark | null {
  if (isTooLong(heard.spec)) return { code: 'too_many_changes' };
  const { firstDay } = briefOf(heard.spec, heard);
  return heard.standing && firstDay < earliestToday(heard.input.now)
    ? { code: 'already_begun', firstDay }
    : null;
}
