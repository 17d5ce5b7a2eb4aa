import type { PosItem } from './schema.ts';

/** How long each line is shown. */
export const ROTATION_MS = 5000;

/** A line with rules opens them; its link is used only without rules. */
export const hasRules = ({ popupTitle, popupContent }: PosItem): boolean =>
  Boolean(popupTitle || popupContent);
