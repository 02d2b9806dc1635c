import { memo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { type ChatMessage, isUnsentAnswer } from '@domain/chat/messages.ts';
import { differ } from '@domain/chat/planReasons.ts';
import { conversationWords } from '@domain/chat/words.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { ReplyActions } from '@/ui/conversation/ReplyActions.tsx';
import { ReplyRow } from '@/ui/conversation/ReplyRow.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import { Fold } from '@/ui/Fold.tsx';
import { useBesideTrip } from '../../besideTrip.ts';
import { useChatTrip } from '../../chatTrip.ts';
import { onwardWords, originWords } from '../../hereWords.ts';
import { isDrawn } from '../../liveRows.ts';
import { splitLead } from '../../planLead.ts';
import { OpenTrip } from './OpenTrip.tsx';
import { PlanBeside } from './PlanBeside.tsx';
import { PlanDays } from './PlanDays.tsx';
import { ResultCards } from './ResultCards.tsx';
import { Suggestions } from './Suggestions.tsx';
import classes from './Message.module.css';

interface AssistantMessageProps {
  readonly message: ChatMessage;
  /** Only the newest reply offers its suggestions: older ones have been answered. */
  readonly newest: boolean;
  readonly busy: boolean;
  /** Its plan is told again further below, as it is by then. */
  readonly past?: boolean;
  /** The same trip's plan as it was said before this one. */
  readonly before?: CheckedPlan | undefined;
  readonly onSuggestion: (value: string) => void;
  readonly onBook: (link: string) => void;
  /** The account did not take it: it is on this device alone. */
  readonly refused?: boolean;
  /** Whether it is being read aloud now. */
  readonly speaking?: boolean;
  /** Starts or stops the reading; without it the message does not offer it. */
  readonly onReadAloud?: ((id: string, text: string) => void) | undefined;
}

/** A reply: text on paper, the mark in the margin, what it found below. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, newest, busy, past = false, before, refused = false, onSuggestion, onBook } = props;
  const { speaking = false, onReadAloud } = props;
  const { plan, results, suggestions = [], marker = '', seenAt } = message;
  const besides = useBesideTrip();
  // as it is now, where it was changed or taken back since this was said; what is not in the account yet is not compared
  const live = useChatTrip(past || message.state !== 'sent' ? null : message.tripId);
  const now = plan && live && differ(live.plan, plan) ? live.plan : undefined;
  // the trip beside the chat has the plan, and the offers that it was made from
  const beside = plan && besides?.id === message.tripId ? besides : null;
  // what comes with cards while it is written is a plan
  const isPlan = plan !== undefined || message.state === 'sending';
  const origin = [originWords(message), onwardWords(message, refused)].filter((words) => words !== null);
  const face = useClockFace();
  const text = onClock(face, message.content);
  // With the plan as data its words are not said a second time.
  const { lead, rest } = plan
    ? splitLead(message.lead === undefined ? text : onClock(face, message.lead), message.lead !== undefined)
    : { lead: '', rest: text };
  const days = plan && (
    <PlanDays
      plan={plan}
      now={now}
      before={before}
      results={results}
      marker={marker}
      onBook={onBook}
      trip={message.tripId && <OpenTrip userId={message.userId} tripId={message.tripId} />}
    />
  );
  const changed = now && (
    <p className={classes.origin}>The trip has changed since the assistant wrote this.</p>
  );
  const why = rest !== '' && plan && (
    <Fold title="Why, budget and what to check">
      {changed}
      <ReplyText text={rest} />
    </Fold>
  );
  const cards = results && !beside && (
    <ResultCards {...{ results, plan, marker, seenAt, onBook }} tripId={live?.id} folded={isPlan} />
  );
  return (
    <ReplyRow label={conversationWords[message.conversation].author}>
      {lead !== '' && <ReplyText text={lead} />}
      {plan && beside && !past && <PlanBeside title={plan.title} onShow={beside.onShow} />}
      {!beside && !past && days}
      {rest === '' && changed}
      {rest !== '' && !plan && <ReplyText text={rest} />}
      {past && !beside ? (
        <div className={classes.folds}>
          <Fold title="The plan as it was then" offPaper>
            {days}
            <div>
              {why}
              {cards}
            </div>
          </Fold>
        </div>
      ) : (
        (why || cards) && (
          <div className={isPlan ? classes.folds : classes.cards}>
            {why}
            {cards}
          </div>
        )
      )}
      {origin.length > 0 && <p className={classes.origin}>{origin.join(' ')}</p>}
      {(message.state === 'sent' || isUnsentAnswer(message)) && !isDrawn(message) && (
        <ReplyActions
          text={text}
          speaking={speaking}
          onReadAloud={onReadAloud && (() => onReadAloud(message.id, message.content))}
        />
      )}
      {newest && suggestions.length > 0 && (
        <Suggestions suggestions={suggestions} disabled={busy} onChoose={onSuggestion} />
      )}
    </ReplyRow>
  );
});
