import type { Destination } from '@vitrine/platform';

/** How long a toast stays. */
export const TOAST_MS = 3000;

export interface ToastOptions {
  /** A tick for what went well, an i for what did not. */
  icon?: 'done' | 'info' | undefined;
  /** A next step, such as seeing the bag, or a way back from what was done. */
  action?: { label: string; to: Destination } | { label: string; onTap: () => void } | undefined;
}

export type ShowToast = (words: string, options?: ToastOptions) => void;

export interface ShownToast extends ToastOptions {
  words: string;
  /** The same words twice are two toasts. */
  id: number;
}

export interface Toasts {
  show: ShowToast;
  close(): void;
  shown(): ShownToast | null;
  onChange(listener: () => void): () => void;
}

/** One toast at a time: a newer one takes the place of the older. */
export function createToasts(): Toasts {
  let toast: ShownToast | null = null;
  let id = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function turnTo(next: ShownToast | null): void {
    clearTimeout(timer);
    toast = next;
    for (const listener of listeners) listener();
  }
  const close = () => turnTo(null);

  return {
    close,
    shown: () => toast,
    show(words, options = {}) {
      id += 1;
      turnTo({ ...options, words, id });
      timer = setTimeout(close, TOAST_MS);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
