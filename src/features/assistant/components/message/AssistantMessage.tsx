import { memo } from 'react';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { conversationWords } from '@domain/chat/words.ts';
import { onClock } from '@domain/dates/dayTimes.ts';
import { ReplyActions } from '@/ui/conversation/ReplyActions.tsx';
import { ReplyRow } from '@/ui/conversation/ReplyRow.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import { isDrawn } from '../../liveRows.ts';
import { splitLead } from '../../planLead.ts';
import { OpenTrip } from './OpenTrip.tsx';
import { PlanDays } from './PlanDays.tsx';
import { ResultCards } from './ResultCards.tsx';
import { Suggestions } from './Suggestions.tsx';

interface AssistantMessageProps {
  readonly message: ChatMessage;
  /** Only the newest reply offers its suggestions: older ones have been answered. */
  readonly newest: boolean;
  readonly busy: boolean;
  readonly onSuggestion: (value: string) => void;
  readonly onBook: (link: string) => void;
  /** Whether it is being read aloud now. */
  readonly speaking?: boolean;
  /** Starts or stops the reading; without it the message does not offer it. */
  readonly onReadAloud?: ((id: string, text: string) => void) | undefined;
}

/** A reply: text on paper, the mark in the margin, what it found below. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, newest, busy, onSuggestion, onBook, speaking = false, onReadAloud } = props;
  const { plan, results, suggestions = [], marker = '', seenAt } = message;
  const face = useClockFace();
  const text = onClock(face, message.content);
  // With the plan as data its words are not said a second time.
  const { lead, rest } = plan
    ? splitLead(message.lead === undefined ? text : onClock(face, message.lead))
    : { lead: '', rest: text };
  return (
    <ReplyRow label={conversationWords[message.conversation].author}>
      {lead !== '' && <ReplyText text={lead} />}
      {plan && (
        <PlanDays
          plan={plan}
          results={results}
          marker={marker}
          onBook={onBook}
          trip={message.tripId && <OpenTrip userId={message.userId} tripId={message.tripId} />}
        />
      )}
      {rest !== '' && <ReplyText text={rest} />}
      {message.state === 'sent' && !isDrawn(message) && (
        <ReplyActions
          text={text}
          speaking={speaking}
          onReadAloud={onReadAloud && (() => onReadAloud(message.id, message.content))}
        />
      )}
      {results && <ResultCards results={results} marker={marker} seenAt={seenAt} onBook={onBook} />}
      {newest && suggestions.length > 0 && (
        <Suggestions suggestions={suggestions} disabled={busy} onChoose={onSuggestion} />
      )}
    </ReplyRow>
  );
});
