import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ChatComposer } from '../components/ChatComposer.tsx';
import { MessageList } from '../components/MessageList.tsx';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { usePanelScroll } from './usePanelScroll.ts';
import { answerVisitor, useVisitorStore, visitorDraft } from './visitorStore.ts';
import { LOG_IN_REPLY, PLACEHOLDER } from './words.ts';
import classes from './ChatWidget.module.css';

interface VisitorChatProps {
  readonly mic: MicSlot;
  readonly onClose: () => void;
}

const nothing = () => {};

/** The widget for who is not logged in: an answer without a call, and a log-in that takes the question along. */
export function VisitorChat({ mic, onClose }: VisitorChatProps) {
  const messages = useVisitorStore((store) => store.messages);
  const { frame, list, follow } = usePanelScroll();
  const question = messages.findLast(({ role }) => role === 'user')?.content;
  const send = (words: string) => {
    follow();
    answerVisitor(words);
    return Promise.resolve(true);
  };
  return (
    <>
      <div className={classes.messages} ref={frame}>
        {question === undefined && (
          <p className={classes.hint}>
            Ask about a place, dates or a budget. The assistant answers with flights, hotels and a plan by
            day.
          </p>
        )}
        <MessageList
          list={list}
          frame={frame}
          messages={messages}
          answering={false}
          busy={false}
          onSuggestion={nothing}
          onRetry={nothing}
          onBook={nothing}
        />
        {question !== undefined && (
          <Button
            component={Link}
            to={paths.login}
            // The chat screen asks it at once.
            state={{ from: paths.assistant, initialPrompt: question }}
            variant="filled"
            className={classes.logIn ?? ''}
            onClick={onClose}
          >
            Log In and ask
          </Button>
        )}
      </div>
      <output className="wm-hidden">{question === undefined ? '' : LOG_IN_REPLY}</output>
      <div className={classes.foot}>
        <ChatComposer
          busy={false}
          outOfTokens={false}
          draft={visitorDraft}
          placeholder={PLACEHOLDER}
          mic={mic}
          onSend={send}
          onUpgrade={nothing}
        />
      </div>
    </>
  );
}
