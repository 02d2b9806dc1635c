import { create } from 'zustand';

export interface ToastOptions {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive';
  /** Milliseconds on screen; 5000 unless said otherwise. */
  readonly duration?: number;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly variant: 'default' | 'destructive';
  readonly duration: number;
}

const DEFAULT_TOAST_DURATION = 5000;

interface ToastState {
  readonly toast: Toast | null;
}

/** One toast at a time (spec section 4): the store has room for no second one. */
export const useToastStore = create<ToastState>(() => ({ toast: null }));

let lastId = 0;

/** Shows a toast in place of the one on screen, if any, and returns its id. */
export function showToast(options: ToastOptions): number {
  lastId += 1;
  const toast: Toast = {
    ...options,
    id: lastId,
    variant: options.variant ?? 'default',
    duration: options.duration ?? DEFAULT_TOAST_DURATION,
  };
  useToastStore.setState({ toast });
  return toast.id;
}

/** Takes a toast away; one that was already replaced is left alone. */
export function dismissToast(id: number): void {
  useToastStore.setState((state) => (state.toast?.id === id ? { toast: null } : state));
}
