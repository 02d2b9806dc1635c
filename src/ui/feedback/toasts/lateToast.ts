import type { ToastOptions } from './toast.ts';

/** As showToast, by code that every page stands on: what shows toasts is fetched with the first of them. */
export async function showLateToast(options: ToastOptions): Promise<void> {
  const { showToast } = await import('./toast.ts');
  showToast(options);
}
