import type { Language } from '@vitrine/kit';
import { createToastStore } from '@vitrine/ui';
import { messages } from './messages.ts';

/** Shared by all pages, so that a toast of a closing page is shown on the page below it. */
export const toasts = createToastStore();

/** Tells the shopper that a page could not be opened, as when its package cannot be downloaded. */
export function showMoveFailure(language: Language, retry: () => void): void {
  const t = messages[language];
  toasts.show(t.moveFailed, { action: { label: t.retry, onPress: retry } });
}
