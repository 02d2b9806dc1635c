import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { withShared } from '@domain/chat/shared.ts';
import type { Draft } from '@/ui/composer/draft.ts';
import { Banner } from '@/ui/signs/Banner.tsx';
import type { ArrivedWords } from '../hooks/useShared.ts';
import classes from './SharedOffer.module.css';

interface SharedOfferProps {
  readonly shared: ArrivedWords;
  /** What stands in the field. */
  readonly draft: Draft;
  /** The button that was pressed goes: the field has the focus. */
  readonly onDone: () => void;
}

/** Asks what becomes of words that were shared with the app, above the field in which they would stand. */
export function SharedOffer({ shared: { words, by, onSettled }, draft, onDone }: SharedOfferProps) {
  const typed = useSyncExternalStore(draft.subscribe, draft.get);
  const isEmpty = typed.trim() === '';
  const both = withShared(typed, words);
  const settle = (text: string | null) => {
    if (text !== null) draft.set(text);
    onSettled();
    onDone();
  };
  return (
    <section className={classes.offer} aria-label="Shared with Waymark">
      <Banner tone="info" title="Shared with Waymark" live>
        <span className={classes.words}>{words}</span>
        {whyWords({ isEmpty, byVisitor: by === null, fits: both !== null })}
      </Banner>
      <div className={classes.actions}>
        {both !== null && (
          <Button onClick={() => settle(both)}>
            {isEmpty ? 'Put it in your message' : 'Add to your message'}
          </Button>
        )}
        {!isEmpty && <Button onClick={() => settle(words)}>Replace it</Button>}
        <Button onClick={() => settle(null)}>Leave it out</Button>
      </div>
    </section>
  );
}

function whyWords(asked: { isEmpty: boolean; byVisitor: boolean; fits: boolean }): string {
  if (!asked.fits) return 'A message has no room for it below what you have typed.';
  if (!asked.isEmpty) return 'You have typed something already.';
  return asked.byVisitor ? 'It was shared before you logged in.' : 'Nothing stands in your message any more.';
}
