/** Answers that need no search: questions, small talk, and what changes nothing. */
import { briefOf, standing, type Heard } from './heard.ts';
import { isTooLong, specChange } from './change.ts';
import { newestChange } from './compare.ts';
import { answerFromPlan, asksForChanges, changesInWords } from '../say/talk/answerFromPlan.ts';
import { answerInfo } from '../say/talk/infoAnswers.ts';
import { remarkInWords, type Remark } from '../say/remarks.ts';
import { choiceTalk } from '../say/talk/choice.ts';
import { smallTalk, startOver, visaTalk, type Talk } from '../say/talk/smallTalk.ts';
import { suggestionsAfter } from '../say/talk/suggestions.ts';
import { unchangedTalk } from '../say/talk/unchanged.ts';
import { readContents } from '../trip/keptTrip.ts';
import { asksTheSame } from '../trip/spec.ts';
import { withProfile } from '../trip/withProfile.ts';
import { earliestToday } from '../../domain/dates/calendar.ts';
import type { InfoTopic } from '../read/follow/infoTopics.ts';
import type { Standing } from '../plan/standing.ts';
import type { Answer } from './answer.ts';

/** The answer; null where a plan is due. */
export function inWords(heard: Heard): Answer | null {
  const { message, spec, input, gazetteer, standing: plan, kept } = heard;
  const { message: text, traveller } = input;
  const talkInput = { message, text, trip: withProfile(spec, traveller, gazetteer), traveller, gazetteer };
  if (message.command === 'restart') return { ...startOver(talkInput), change: { kind: 'left' } };
  const asked = message.info === null ? null : questionTalk(message.info, heard);
  if (asked) return said(asked, heard);
  if (plan && message.isQuestion) return said({ text: fromPlan(heard, plan), suggestions: [] }, heard);
  if (message.isChoice && message.destinations.length > 1)
    return said(choiceTalk(message.destinations, plan?.brief.stops[0].place ?? null), heard);
  const talk = smallTalk(talkInput);
  if (talk) return said(talk, heard);
  const remark = refusalOf(heard);
  if (remark) return { ...unchangedTalk(remarkInWords(remark)), change: { kind: 'none' } };
  // what changes nothing needs no search to say so
  const isSame = kept.plan !== null && asksTheSame(spec, kept.spec);
  return isSame && spec.remark !== null ? said(unchangedTalk(remarkInWords(spec.remark)), heard) : null;
}

function said(talk: Talk, heard: Heard): Answer {
  return { ...talk, change: specChange(heard) };
}

/** Why nothing can be planned; null where it can. */
function refusalOf(heard: Heard): Remark | null {
  if (isTooLong(heard.spec)) return { code: 'too_many_changes' };
  const { firstDay } = briefOf(heard.spec, heard);
  return heard.standing && firstDay < earliestToday(heard.input.now)
    ? { code: 'already_begun', firstDay }
    : null;
}

function fromPlan(heard: Heard, plan: Standing): string {
  const { message: text, previous, traveller } = heard.input;
  if (!asksForChanges(text)) return answerFromPlan(text, plan);
  const before = previous && readContents(previous, heard.gazetteer, traveller);
  const old = before?.kind === 'read' ? standing(before, heard) : null;
  return changesInWords(old && newestChange(heard, old));
}

/** What to say to a question about a trip; null where there is no place yet to answer for. */
function questionTalk(topic: InfoTopic, heard: Heard): Talk | null {
  const { message, kept, spec, standing: plan, input } = heard;
  const before = kept.spec;
  if (!plan && message.days !== null) return null;
  const isElsewhere = message.destinations.some(
    ({ place }) => !before.destinations.some((own) => own.place === place),
  );
  const about = plan && isElsewhere ? { ...before, destinations: message.destinations, days: null } : spec;
  const dated = message.dates === null ? about : { ...about, dates: message.dates };
  const country = message.country ?? spec.country;
  const [first] = dated.destinations;
  if (!first || message.country !== null) return topic === 'visa' ? visaTalk(country) : null;
  return {
    text: answerInfo(topic, {
      question: input.message,
      brief: briefOf(dated, heard),
      isDated: plan !== null || dated.dates !== null,
      plan: isElsewhere ? null : plan,
    }),
    suggestions: suggestionsAfter(topic, plan !== null && !isElsewhere, first.place.name, spec.days),
  };
}
