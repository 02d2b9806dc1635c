import { ErrorState } from '@/ui/feedback/ErrorState.tsx';

/** Storage that cannot be read is not an empty chat: nothing is offered that would start over it. */
export function UnreadableChat({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState title="Your chat could not be read" onRetry={onRetry}>
      This browser does not let Waymark read what it stored here. Nothing is lost: the chat is also kept with
      your account. Close other tabs of Waymark or restart the browser, and try again.
    </ErrorState>
  );
}
