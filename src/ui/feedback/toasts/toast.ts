import { notifications } from '@mantine/notifications';

export interface ToastOptions {
  readonly title: string;
  readonly description?: string | undefined;
  /** `default` is good news, `notice` neither good nor bad, `destructive` what failed. */
  readonly variant?: 'default' | 'notice' | 'destructive';
  /** Milliseconds on screen; 5000 unless said otherwise. */
  readonly duration?: number;
  /** What can be done about it; the toast goes with it. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

const DEFAULT_TOAST_DURATION = 5000;

/** The action of the toast on screen: Mantine's toasts hold no functions. */
let current: { readonly id: string; readonly action: ToastAction | undefined } = {
  id: '',
  action: undefined,
};
let count = 0;

/** What can be done about a toast; undefined for nothing. */
export function toastAction(id: string | undefined): ToastAction | undefined {
  return current.id === id ? current.action : undefined;
}

/** Shows a toast in place of the one on screen, if any (requirements §4: one at a time), and returns its id. */
export function showToast({ title, description, variant, duration, action }: ToastOptions): string {
  notifications.clean();
  count += 1;
  current = { id: `toast-${count}`, action };
  return notifications.show({
    id: current.id,
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
