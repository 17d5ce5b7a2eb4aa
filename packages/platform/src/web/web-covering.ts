import { createCovering } from '../covering.ts';

/** A browser shows one page at a time. */
export const covering = createCovering();
