import { useEffect } from 'react';
import { isSaveKey } from './is-save-key.ts';

/** Saves by Ctrl+S, or Cmd+S on a Mac. */
export function useSaveKeys(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
