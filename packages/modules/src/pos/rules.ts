import type { PosItem } from './schema.ts';

/** How long a line stays before the next one takes its turn. */
export const ROTATION_MS = 5000;

/** A line with rules opens them; only without rules may it lead elsewhere. */
export const opensRules = ({ popupTitle, popupContent }: PosItem): boolean =>
  Boolean(popupTitle || popupContent);
