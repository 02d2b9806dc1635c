import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { ChatIcon, CloseIcon } from '@/ui/icons/icons.tsx';
import { useMakeWay } from '@/ui/useMakeWay.ts';
import type { AssistantPanelProps } from './AssistantPanel.tsx';
import { BrokenPanel } from './BrokenPanel.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useTucked } from './useTucked.ts';
import classes from './AssistantCorner.module.css';

type Step = 'closed' | 'opening' | 'failed' | 'opened';

/**
 * The round button and what it opens, on every page (requirements §2, Shell). On the planner it stands above the docked
 * input, which it would hide otherwise. On the chat screen of a phone, which shows the same conversation, it is there for a
 * keyboard alone.
 */
export function AssistantCorner() {
  const { pathname } = useLocation();
  const [step, setStep] = useState<Step>('closed');
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const tucked = useTucked(pathname) || pathname === paths.assistant;
  useMakeWay(button);
  const opened = step === 'opened' && Panel !== null;

  // A visitor's first page is drawn without the chat: the button alone is in it.
  const open = async () => {
    setStep('opening');
    try {
      const { AssistantPanel } = await import('./AssistantPanel.tsx');
      setPanel(() => AssistantPanel);
      setStep((now) => (now === 'opening' ? 'opened' : now));
    } catch {
      setStep((now) => (now === 'opening' ? 'failed' : now));
    }
  };
  const close = useCallback(() => setStep('closed'), []);
  useBackCloses(opened, () => void open(), close);

  // Only now: while the panel is the whole of a phone's screen the button is not there to take the focus.
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current && !opened) button.current?.focus();
    wasOpened.current = opened;
  }, [opened]);

  return (
    <aside aria-label="Assistant" data-assistant-button>
      <output className={classes.note} hidden={step !== 'opening' && step !== 'failed'}>
        {step === 'opening' && 'Opening the assistant...'}
        {step === 'failed' && 'The assistant could not be fetched. Check your connection and try again.'}
      </output>
      {/* The chat screen announces the same replies. */}
      {opened && (
        <Boundary renderFallback={() => <BrokenPanel id={id} onClose={close} />}>
          <Panel id={id} quiet={pathname === paths.assistant} onClose={close} />
        </Boundary>
      )}
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-tucked={tucked || undefined}
        aria-label="Assistant"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => void (step === 'closed' || step === 'failed' ? open() : close())}
      >
        {opened ? <CloseIcon size={26} /> : <ChatIcon size={26} />}
      </button>
    </aside>
  );
}
