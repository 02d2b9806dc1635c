import { newsletterWords } from '@domain/forms/newsletter.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

let followed = false;

/** Says what became of the addresses that waited for the network, wherever the visitor is by then. */
export async function followLateOutcomes(): Promise<void> {
  if (followed) return;
  followed = true;
  const { onLateOutcome } = await import('@/data/repositories/newsletter.ts');
  onLateOutcome((outcome) => showToast(newsletterWords[outcome]));
}
