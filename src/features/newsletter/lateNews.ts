import type { DataLayer } from '@/data/dataLayer.ts';
import { newsletterWords } from '@domain/forms/newsletter.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

const followed = new WeakSet<DataLayer>();

/** Says what became of the addresses that waited for the network, wherever the visitor is by then. */
export function followLateOutcomes(data: DataLayer): void {
  if (followed.has(data)) return;
  followed.add(data);
  data.newsletter.onLateOutcome((outcome) => showToast(newsletterWords[outcome]));
}
