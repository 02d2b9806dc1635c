/** Answers that need no search: questions, small talk, and what changes nothing. */
import { isShownByPlan, wantsFirstPlan } from './firstPlan.ts';
import { briefOf, standing, type Heard } from './heard.ts';
import { specChange, withAsked } from './change.ts';
import { refusalOf, remarked } from './refusals.ts';
import { newestChange } from './compare.ts';
import { OTHER_LANGUAGES } from '../../content/words/otherLanguages.ts';
import {
  answerFromPlan,
  asksForChanges,
  changesInWords,
  differenceInWords,
  nothingFound,
  weighed,
  withNamed,
} from '../say/talk/answerFromPlan.ts';
import {
  asksForDifference,
  asksToChange,
  asksToTell,
  asksWhichOf,
  asksForAccess,
  asksForTime,
  opinionAsked,
  questionsIn,
} from '../read/follow/questions.ts';
import { saysNothing } from '../read/noMessage.ts';
import { cleaned, readMessage } from '../read/parseMessage.ts';
import { listOf } from '../say/write/format.ts';
import { needLines } from '../say/write/needLines.ts';
import { MEDICINES_TOLD } from '../../content/words/medicines.ts';
import { answerInfo } from '../say/talk/infoAnswers.ts';
import { accessWords, boarded, CANCELLED, eventTimes } from '../say/talk/onTheSpot.ts';
import { aboutTowns, choiceTalk, weighedChoice } from '../say/talk/choice.ts';
import { IDEAS, smallTalk, startOver, visaTalk, type Talk } from '../say/talk/smallTalk.ts';
import { suggestionsAfter } from '../say/talk/suggestions.ts';
import { unknownThing } from '../say/talk/thingAnswer.ts';
import { supposedWords, unreadWords } from '../say/talk/unread.ts';
import { unsaidIn } from '../say/talk/unsaid.ts';
import { ideasFor, monthOf } from '../plan/ideas.ts';
import { opinionOf, takenInPlan } from '../say/talk/opinion.ts';
import { STAYS, unchangedTalk } from '../say/talk/unchanged.ts';
import { readContents } from '../trip/keptTrip.ts';
import { asStop } from '../trip/regions.ts';
import { asksTheSame } from '../trip/spec.ts';
import { withProfile } from '../trip/withProfile.ts';
import { feastsIn } from '../read/time/feasts.ts';
import { findInfoTopics, townsAsked } from '../read/follow/infoTopics.ts';
import type { InfoTopic } from '../../content/words/infoTopics.ts';
import type { Standing } from '../plan/standing.ts';
import type { Answer } from './answer.ts';

/** The answer; null where a plan is due. */
export function inWords(heard: Heard): Answer | null {
  const { message, spec, input, gazetteer, standing: plan, kept } = heard;
  const { message: text, traveller } = input;
  const talkInput = { message, text, trip: withProfile(spec, traveller, gazetteer), traveller, gazetteer };
  if (message.command === 'keep' && plan) return said(unchangedTalk('Nothing has changed.'), heard);
  if (message.command === 'restart') return { ...startOver(talkInput), change: { kind: 'left' } };
  const foreign = OTHER_LANGUAGES.find(({ code }) => code === message.language);
  if (foreign) return { text: foreign.answer, suggestions: IDEAS, change: { kind: 'none' } };
  if (plan && message.tells.length > 0 && !message.isQuestion && saysNothing(message))
    return said(leavingIt({ text: toldBeside(heard).join('\n\n'), suggestions: [] }), heard);
  // a need of health beside a question makes the plan anew, and the question is answered with it
  if (bringsNeeds(heard)) return null;
  const several = plan && message.isQuestion ? questionsIn(text) : [text];
  if (plan && several.length > 1) return said(leavingIt(severalAnswers(several, heard, plan)), heard);
  // a sum that no plan has yet is none of two towns to choose from
  const isOfTwo = message.isChoice && message.destinations.length > 1;
  const choice = () => withNeeds(choiceTalk(message.destinations, plan?.brief.stops[0].place ?? null), heard);
  const isOpen = !plan && isOfTwo && (message.info === 'weather' || isShownByPlan(message.info));
  const asked = message.info === null || isOpen ? null : questionTalk(message.info, heard);
  // "Mauritius or Zanzibar? And what about malaria?"
  if (asked && isOfTwo && !plan) {
    const both = choice();
    return said({ ...both, text: `${both.text}\n\n${asked.text}` }, heard);
  }
  if (asked) return said(asked, heard);
  const taken = plan && opinionAsked(text) ? takenInPlan(spec.destinations) : null;
  if (taken !== null) return said(leavingIt({ text: taken, suggestions: [] }), heard);
  if (plan && message.isQuestion) {
    const told = planTalk(heard, plan);
    // "is Hiroshima doable as a day trip?": where no guide says so, the way there does
    const way = told.isUnanswered && asksForTime(text) ? questionTalk('distance', heard) : null;
    return said(leavingIt(way ?? told), heard);
  }
  if (isOfTwo) return said(choice(), heard);
  const talk = opinionTalk(heard) ?? mereQuestion(heard) ?? smallTalk(talkInput);
  if (talk) return said(talk, heard);
  const remark = refusalOf(heard);
  if (remark) return { ...remarked(remark, heard.typed), change: { kind: 'none' } };
  // what changes nothing needs no search to say so
  const isSame = kept.plan !== null && asksTheSame(spec, kept.spec);
  return isSame && spec.remark !== null ? said(remarked(spec.remark, heard.typed), heard) : null;
}

function said({ text: own, suggestions, proposed, isUnanswered, isUnclear }: Talk, heard: Heard): Answer {
  const spec = withAsked(heard, proposed);
  const text = heard.isSupposed ? `${own}\n\n${supposedWords(heard.message.needs)}` : own;
  return {
    text,
    suggestions,
    change: specChange({ ...heard, spec }),
    ...(isUnanswered && { isUnanswered }),
    ...(isUnclear && { isUnclear }),
  };
}

/** Whether a question about the plan tells of a need that is new. */
function bringsNeeds({ standing: plan, message, spec, kept }: Heard): boolean {
  return plan !== null && message.isQuestion && !asksTheSame(spec, kept.spec);
}

/** What is told of needs stands before a choice of places too. */
function withNeeds(talk: Talk, { message: { needs } }: Heard): Talk {
  const lines = needLines({ needs, ownTimes: [] });
  return lines.length === 0 ? talk : { ...talk, text: [...lines, talk.text].join('\n\n') };
}

/** What speaks for one of the towns that were proposed, or of those to choose from; null where nobody asks for that. */
function opinionTalk({ message, spec, input, gazetteer, standing: plan }: Heard): Talk | null {
  const asked = plan || message.destinations.length > 0 ? null : opinionAsked(input.message);
  if (asked === null) return null;
  if (spec.isChoice) return weighedChoice(spec.destinations, asked === 'cheapest');
  const home = spec.origin?.place ?? null;
  const month = monthOf(spec, input.traveller.today);
  const [first, ...others] = ideasFor(spec, home, gazetteer, month);
  return spec.proposed.length === 0 || !first
    ? null
    : { ...opinionOf(asked, [first, ...others], home?.name ?? null, month), proposed: spec.proposed };
}

/** What the plan or a guide says on a question, or that neither does. */
function planTalk(heard: Heard, plan: Standing): Talk {
  const towns = heard.message.destinations.filter(({ bySight }) => !bySight);
  if (towns.length > 1 && !/\bday trips?\b/i.test(asRead(heard)) && asksWhichOf(asRead(heard))) {
    const isOwn = towns.every(({ place }) => plan.brief.stops.some((stop) => stop.place === place));
    const text = isOwn ? aboutTowns(towns) : null;
    return text === null ? choiceTalk(towns, plan.brief.stops[0].place) : { text, suggestions: [] };
  }
  const found = eventTimes(heard.message.events, plan) ?? fromPlan(heard, plan);
  return found === null
    ? { text: nothingFound(asRead(heard), plan), suggestions: [], isUnanswered: true }
    : { text: found, suggestions: [] };
}

/** An answer out of the plan, and that it stays: what stands beside a change has not got that. */
function leavingIt(talk: Talk): Talk {
  return { ...talk, text: `${talk.text}\n\n${STAYS}` };
}

/** Questions of one message, each answered by itself. */
function severalAnswers(questions: readonly string[], heard: Heard, plan: Standing): Talk {
  const { input, gazetteer, spec } = heard;
  const towns = spec.destinations.map(({ place }) => place);
  const texts = withNamed(questions).map((question) => {
    if (asksToChange(question)) return unreadWords([question]);
    const { message } = readMessage(`${question}?`, { today: input.traveller.today, gazetteer, towns });
    const own = { ...heard, message, input: { ...input, message: question } };
    return (message.info === null ? null : infoTalk(message.info, own)?.text) ?? planTalk(own, plan).text;
  });
  return { text: [...new Set(texts)].join('\n\n'), suggestions: [] };
}

/** Parts of a plan that a question names beside their town. */
const OF_THINGS = /\b(?:day|hotels?|stays?|flights?|trains?|tours?|dinners?|lunch)\b/iu;

/** The message with slips and short forms written out. */
function asRead({ input, spec }: Heard): string {
  return cleaned(
    input.message,
    spec.destinations.map(({ place }) => place),
  );
}

function fromPlan(heard: Heard, plan: Standing): string | null {
  const { previous, traveller } = heard.input;
  const text = asRead(heard);
  if (asksForAccess(text)) return accessWords(heard.message.musts[0]?.name ?? 'the place');
  const isTold = asksToTell(text) && !OF_THINGS.test(text);
  const about = isTold ? aboutTowns(heard.message.destinations) : null;
  const both = about ?? boarded(text, plan) ?? (asksWhichOf(text) ? weighed(text, plan) : null);
  if (both !== null) return both;
  const isOfSum = asksForDifference(text);
  if (!isOfSum && !asksForChanges(text)) return answerFromPlan(text, plan);
  const before = previous && readContents(previous, heard.gazetteer, traveller);
  const old = before?.kind === 'read' ? standing(before, heard) : null;
  return isOfSum ? differenceInWords(plan, old) : changesInWords(old && newestChange(heard, old));
}

/** What to say to a question about a trip; null where there is no place yet to answer for. */
function questionTalk(topic: InfoTopic, heard: Heard): Talk | null {
  const { standing: plan } = heard;
  // a first plan is due beside the answer
  return !plan && wantsFirstPlan(heard) ? null : infoTalk(topic, heard);
}

/** The answer to a question beside which a first plan was asked for; null where nothing was asked. */
export function besideThePlan(heard: Heard): string | null {
  const { message, standing: plan, asked } = heard;
  if (asked !== null && plan) {
    const own = { ...heard, message: asked.message, input: { ...heard.input, message: asked.question } };
    const { info } = asked.message;
    return (
      (info === null ? null : infoTalk(info, own)?.text) ??
      fromPlan(own, plan) ??
      nothingFound(asked.question, plan)
    );
  }
  const isDue = plan ? bringsNeeds(heard) : wantsFirstPlan(heard);
  if (!isDue) return null;
  if (message.info !== null && !(plan === null && isShownByPlan(message.info)))
    return infoTalk(message.info, heard)?.text ?? null;
  return plan ? (fromPlan(heard, plan) ?? nothingFound(asRead(heard), plan)) : null;
}

/** What is to be told with the plan, and does not stand in the answer to a question already. */
export function toldBeside(heard: Heard): string[] {
  const { tells, info, isQuestion } = heard.message;
  return tells.flatMap((topic) => (isQuestion && topic === info ? [] : (infoTalk(topic, heard)?.text ?? [])));
}

const WORTH = /\bworth\b/i;
/** "Is Bruges worth a day?" has a length, and tells no trip. */
function tellsNoTrip({ message, input }: Heard): boolean {
  const { dates, origin, party, budget, days, noPlan, wantsPlan } = message;
  const isShort = [dates, origin, party, budget].filter((own) => own !== null).length < 2;
  return noPlan !== null || (!wantsPlan && (days === null || (isShort && WORTH.test(input.message))));
}

/** A question of a place that no plan answers and nobody asked to plan. */
function mereQuestion(heard: Heard): Talk | null {
  const { message, standing: plan } = heard;
  const name = heard.spec.destinations[0]?.place.name;
  if (plan || !message.isQuestion || !tellsNoTrip(heard) || name === undefined) return null;
  const needs = message.needs.map(({ words }) => `“${words}”`).join(', ');
  const doctor = needs === '' ? '' : ` With ${needs} your doctor or a travel clinic knows best.`;
  const about = WORTH.test(heard.input.message) ? aboutTowns(message.destinations) : null;
  if (about !== null)
    return {
      text: `Whether it is worth it is for you to say. This is what my guide knows:\n\n${about}`,
      suggestions: suggestionsAfter(
        { topic: 'thing', asked: heard.input.message },
        false,
        name,
        message.days,
      ),
    };
  return {
    text: `I do not know that for certain: ask the tourist office of ${name}, or look at its own page.${doctor} I can plan the trip around it.`,
    suggestions: [{ label: `Plan ${name}`.slice(0, 80), value: `Plan four days in ${name}` }],
    isUnanswered: true,
  };
}

function infoTalk(topic: InfoTopic, heard: Heard): Talk | null {
  const { message, kept, spec, standing: plan, input, gazetteer } = heard;
  const before = kept.spec;
  const isElsewhere = message.destinations.some(
    // the country of a town of the trip is no other place, and neither is home where flights are asked for
    ({ place, region, of }) =>
      !(topic === 'flight' && place === before.origin?.place) &&
      !before.destinations.some(
        (own) => own.place === place || own.place.country === (region?.name ?? of ?? null),
      ),
  );
  // a way to another town is measured from the plan
  const isOfWay = topic === 'distance' || topic === 'ways';
  const destinations = townsAsked(input.message, before.destinations, message.destinations);
  const about = plan && isElsewhere && !isOfWay ? { ...before, destinations, days: null } : spec;
  const dated = message.dates === null ? about : { ...about, dates: message.dates };
  const country = message.country ?? (plan ? null : spec.country);
  const countries = [country ?? [], ...message.destinations.map(({ place }) => place.country)].flat();
  const words = asRead(heard);
  const asked = findInfoTopics(words);
  if (country !== null && topic === 'visa' && asked.length < 2)
    return visaTalk(listOf([...new Set(countries)]));
  const named = country === null ? dated : { ...dated, destinations: asStop(country, gazetteer) };
  // each of several is answered by its own words
  const questionOf = (own: InfoTopic) => {
    const at = asked.length > 1 ? asked.find((other) => other.topic === own) : undefined;
    return at ? words.slice(at.start, at.end) : words;
  };
  const [first] = named.destinations;
  if (!first && topic === 'cancelled') return { text: CANCELLED, suggestions: [] };
  if (!first && topic === 'medicines') return { text: MEDICINES_TOLD, suggestions: [] };
  if (!first && topic === 'thing') return { text: unknownThing(input.message), suggestions: [] };
  if (!first) return topic === 'visa' ? visaTalk(null) : null;
  // "is it Ramadan then and are kitchens shut?"
  const isOfFeast = topic === 'open' && feastsIn(input.message.toLowerCase()).length > 0;
  const topics = [
    ...new Set([...(isOfFeast ? (['feast'] as const) : []), topic, ...asked.map((own) => own.topic)]),
  ];
  const text = topics
    .map((own) =>
      answerInfo(own, {
        question: questionOf(own),
        brief: briefOf(named, heard),
        isDated: plan !== null || dated.dates !== null,
        plan: isElsewhere && own !== 'distance' && own !== 'ways' ? null : plan,
        places: [message.origin, ...message.destinations].flatMap((mention) =>
          mention ? [mention.place] : [],
        ),
      }),
    )
    .join('\n\n');
  const unsaid = unsaidIn(input.message, text, topics);
  return {
    text: unsaid === null ? text : `${unsaid}\n\n${text}`,
    suggestions: suggestionsAfter(
      { topic, asked: input.message },
      plan !== null && (!isElsewhere || isOfWay),
      first.place.name,
      spec.days,
    ),
  };
}
