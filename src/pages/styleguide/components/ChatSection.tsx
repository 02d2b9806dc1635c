import { useRef, useState } from 'react';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { partialReplyWords } from '@/features/assistant/partialReplyWords.ts';
import { AssistantMessage } from '@/features/assistant/components/message/AssistantMessage.tsx';
import { BrokenMessage } from '@/features/assistant/components/message/BrokenMessage.tsx';
import { PlanWarnings } from '@/ui/itinerary/PlanWarnings.tsx';
import { UserMessage } from '@/features/assistant/components/message/UserMessage.tsx';
import { MessageBox } from '@/ui/composer/MessageBox.tsx';
import { BrokenOff } from '@/ui/conversation/BrokenOff.tsx';
import { WorkingLine } from '@/ui/feedback/WorkingLine.tsx';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

const message = (over: Partial<ChatMessage>): ChatMessage => ({
  id: 'sample',
  userId: 'sample',
  conversation: 'assistant',
  role: 'user',
  content: 'Five days in Kyoto in April for two, without a car',
  createdAt: 0,
  state: 'sent',
  ...over,
});

const reply = message({
  role: 'assistant',
  content:
    'Early April is the end of the blossom. Two things decide the plan:\n\n- **Where you sleep**: Gion to walk, the station to leave early\n- **How far you go**: Nara is 45 minutes by train',
  suggestions: [
    { label: 'Stay in Gion', value: 'Gion' },
    { label: 'Add a day in Nara', value: 'Nara' },
    { label: 'Show flights', value: 'flights' },
  ],
});

const partial = message({
  id: 'sample:partial',
  role: 'assistant',
  content: 'Early April is the end of the blossom. Two things',
  state: 'partial',
});

const dressed = `## Day 1

From [Gion](https://example.org) on foot:

- Yasaka shrine
- Kodai-ji

| | Cost |
|-|-|
| Bus | $2 |`;

/** As a message whose data no card can be made of. */
function Undrawable(): never {
  throw new RangeError('Not a date');
}

/** Not sent yet. */
const here: ChatMessage = { ...reply, id: 'here', state: 'waiting', here: 'as_shown' };

export function ChatSection() {
  return (
    <>
      <Specimen name="A reply, with ways on">
        <AssistantMessage message={reply} newest busy={false} onSuggestion={() => {}} onBook={() => {}} />
      </Specimen>
      <Row columns={2}>
        <Specimen name="A reply that was stopped">
          <AssistantMessage message={partial} newest={false} busy onSuggestion={() => {}} onBook={() => {}} />
          <BrokenOff why={partialReplyWords(partial)} onGoOn={() => {}} />
        </Specimen>
        <Specimen name="What a plan still fails">
          <PlanWarnings
            warnings={['No dinner is planned on day 3.', 'The castle is closed on Mondays: day 2 is one.']}
          />
        </Specimen>
      </Row>
      <Row columns={2}>
        <Specimen name="A reply that could not be drawn">
          <Boundary renderFallback={() => <BrokenMessage message={reply} />}>
            <Undrawable />
          </Boundary>
        </Specimen>
        <Specimen name="A reply's text: headings, a list, a table, a link out">
          <ReplyText text={dressed} />
        </Specimen>
      </Row>
      <Row columns={2}>
        <Specimen name="An answer is being made">
          <WorkingLine text="Working on your answer" />
        </Specimen>
        <Specimen name="It is being written">
          <WorkingLine text="Still writing" marked />
        </Specimen>
      </Row>
      <Row columns={3}>
        <Specimen name="Sent">
          <UserMessage message={message({})} onRetry={() => {}} />
        </Specimen>
        <Specimen name="Waiting for the network">
          <UserMessage message={message({ state: 'waiting', errorReason: 'offline' })} onRetry={() => {}} />
        </Specimen>
        <Specimen name="Failed">
          <UserMessage message={message({ state: 'failed' })} onRetry={() => {}} />
        </Specimen>
      </Row>
      <Row columns={2}>
        <Specimen name="Answered on this device, and refused">
          <UserMessage message={message({ state: 'failed' })} answered onRetry={() => {}} />
          <AssistantMessage
            message={here}
            newest={false}
            busy
            refused
            onSuggestion={() => {}}
            onBook={() => {}}
          />
        </Specimen>
        <Specimen name="Answered on this device; a guide is missing">
          <AssistantMessage message={here} newest={false} busy onSuggestion={() => {}} onBook={() => {}} />
          <UserMessage message={message({ state: 'waiting', missing: 'farEast' })} onRetry={() => {}} />
        </Specimen>
      </Row>
      <Row columns={2}>
        <Specimen name="The field of a message">
          <SampleField typed="" />
        </Specimen>
        <Specimen name="A message that is too long">
          <SampleField typed="Five days in Kyoto in April for two" maxChars={30} />
        </Specimen>
      </Row>
    </>
  );
}

function SampleField({ typed, maxChars = 4_000 }: { readonly typed: string; readonly maxChars?: number }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(typed);
  return (
    <MessageBox
      field={field}
      label={typed || 'Sample message'}
      placeholder="Where to, when, and who is coming?"
      text={text}
      onText={setText}
      maxChars={maxChars}
      waiting={false}
      onSend={() => setText('')}
    />
  );
}
