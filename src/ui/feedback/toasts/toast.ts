import { notifications } from '@mantine/notifications';

export interface ToastOptions {
  readonly title: string;
  readonly description?: string | undefined;
  /** `default` is good news, `notice` neither good nor bad, `destructive` what failed. */
  readonly variant?: 'default' | 'notice' | 'destructive';
  /** Milliseconds on screen; 5000 unless said otherwise. */
  readonly duration?: number;
}

const DEFAULT_TOAST_DURATION = 5000;

/** Shows a toast in place of the one on screen, if any (requirements §4: one at a time), and returns its id. */
export function showToast({ title, description, variant, duration }: ToastOptions): string {
  notifications.clean();
  return notifications.show({
    title,
    message: description ?? null,
    variant: variant ?? 'default',
    role: variant === 'destructive' ? 'alert' : 'group',
    autoClose: duration ?? DEFAULT_TOAST_DURATION,
  });
}

/** Takes a toast away; one that was already replaced is left alone. */
export function dismissToast(id: string): void {
  notifications.hide(id);
}
