import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { BookingDetails } from '@domain/chat/plannerApi.ts';
import { tipsWords } from '@domain/chat/words.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

interface Tips {
  readonly step: 'idle' | 'asking' | 'asked' | 'failed';
  readonly ask: () => Promise<void>;
}

/** The letter with tips (requirements §7), once for each plan. A failure is only logged; the button says in place that it can be tried again. */
export function useTips(account: { userId: string; email: string }, booking: BookingDetails): Tips {
  const { trips } = useData();
  const [step, setStep] = useState<Tips['step']>('idle');
  return {
    step,
    async ask() {
      if (step === 'asking' || step === 'asked') return;
      setStep('asking');
      try {
        await trips.mailTips(account, booking);
        setStep('asked');
        showToast(tipsWords);
      } catch (error) {
        setStep('failed');
        // oxlint-disable-next-line no-console -- requirements §8: a follow-up trigger failure is only logged
        console.warn('The tips were not requested', error);
      }
    },
  };
}
