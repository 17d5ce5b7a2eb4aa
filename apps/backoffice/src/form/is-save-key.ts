/** Ctrl+S, or Cmd+S on a Mac. With Shift it belongs to the browser, and locked capitals make no difference. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey;
