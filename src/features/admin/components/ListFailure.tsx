import { type AppError, describeError } from '@domain/errors/appError.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';

interface ListFailureProps {
  readonly title: string;
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** What could not be loaded. Without a network it says so: nothing of this is kept on the device. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {error.reason === 'offline'
        ? 'This page needs the network: other people’s data is not kept on this device. It loads by itself when the network is back.'
        : describeError(error)}
    </ErrorState>
  );
}
