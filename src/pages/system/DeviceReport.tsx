import { picturesOf } from '@/features/blog/sanitise.ts';
import { ReadinessReport } from '@/features/offline/components/ReadinessReport.tsx';

/** What stands on the device, opened one by one: with all that reads it, which is no part of a first page. */
export function DeviceReport({ userId }: { readonly userId: string | null }) {
  return <ReadinessReport key={userId} userId={userId} picturesOf={picturesOf} />;
}
