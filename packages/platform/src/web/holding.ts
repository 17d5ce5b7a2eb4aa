import { createHolding } from '../holding.ts';

/** The browser asks in words of its own when the document itself is left. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** A browser shows one page at a time. */
export const { holdBack, isHeldBack, leaving } = createHolding((question) => {
  if (question === undefined) window.removeEventListener('beforeunload', warn);
  else window.addEventListener('beforeunload', warn);
});
