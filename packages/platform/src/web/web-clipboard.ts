import type { ClipboardPort } from '../ports/clipboard.ts';

/** The browser may deny access to the clipboard, or have none. */
export const webClipboard: ClipboardPort = {
  async write(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
