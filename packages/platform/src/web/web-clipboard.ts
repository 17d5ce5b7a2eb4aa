import type { Clipboard } from '../ports/clipboard.ts';

/** A browser may refuse, or know no clipboard at all. */
export const webClipboard: Clipboard = {
  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
