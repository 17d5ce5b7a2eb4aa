import type { Destination } from '@vitrine/platform';

/** How long a toast stays visible. */
export const TOAST_MS = 3000;

export interface ToastOptions {
  /** `done` for success, `info` for anything else. */
  icon?: 'done' | 'info' | undefined;
  /** A next step, such as opening the bag or undoing a change. */
  action?: { label: string; to: Destination } | { label: string; onPress: () => void } | undefined;
}

export type ShowToast = (message: string, options?: ToastOptions) => void;

export interface VisibleToast extends ToastOptions {
  message: string;
  /** Distinguishes two toasts with the same message. */
  id: number;
}

export interface ToastStore {
  show: ShowToast;
  close(): void;
  getVisible(): VisibleToast | null;
  subscribe(listener: () => void): () => void;
}

/** Shows one toast at a time: a new one replaces the current one. */
export function createToastStore(): ToastStore {
  let toast: VisibleToast | null = null;
  let id = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function setToast(next: VisibleToast | null): void {
    clearTimeout(timer);
    toast = next;
    for (const listener of listeners) listener();
  }
  const close = () => setToast(null);

  return {
    close,
    getVisible: () => toast,
    show(message, options = {}) {
      id += 1;
      setToast({ ...options, message, id });
      timer = setTimeout(close, TOAST_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
