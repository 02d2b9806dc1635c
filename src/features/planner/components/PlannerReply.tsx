import { memo } from 'react';
import { ReplyActions } from '@/ui/conversation/ReplyActions.tsx';
import { ReplyRow } from '@/ui/conversation/ReplyRow.tsx';
import { ReplyText } from '@/ui/markdown/ReplyText.tsx';

interface PlannerReplyProps {
  readonly id: string;
  readonly text: string;
  /** It is whole, and the assistant's own: it can be taken along. */
  readonly whole?: boolean;
  /** It is being read aloud now. */
  readonly speaking?: boolean;
  readonly onReadAloud?: ((id: string, text: string) => void) | undefined;
}

/** A reply of the planner. */
export const PlannerReply = memo(function PlannerReply(props: PlannerReplyProps) {
  const { id, text, whole = false, speaking = false, onReadAloud } = props;
  return (
    <ReplyRow label="Planner">
      <ReplyText text={text} />
      {whole && (
        <ReplyActions
          text={text}
          speaking={speaking}
          onReadAloud={onReadAloud && (() => onReadAloud(id, text))}
        />
      )}
    </ReplyRow>
  );
});
