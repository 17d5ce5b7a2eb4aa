import { createPageGuard } from '../page-guard/page-guard.ts';

/** The guard of the browser, which shows one page at a time. */
export const webPageGuard = createPageGuard();

/** The browser shows its own question when the document is unloaded. */
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

webPageGuard.subscribe(() => {
  const isFree = webPageGuard.getQuestion() === undefined;
  window[isFree ? 'removeEventListener' : 'addEventListener']('beforeunload', preventUnload);
});
