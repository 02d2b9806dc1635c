/** The toast that would be on screen, whether or not the toast area is rendered. */
import { notifications, notificationsStore } from '@mantine/notifications';

export interface ShownToast {
  readonly title: unknown;
  readonly description: unknown;
  readonly variant: unknown;
  readonly duration: unknown;
}

export function currentToast(): ShownToast | null {
  const [shown] = notificationsStore.getState().notifications;
  if (!shown) return null;
  const { title, message, variant, autoClose } = shown;
  return { title, description: message ?? undefined, variant, duration: autoClose };
}

export function clearToasts(): void {
  notifications.clean();
}
