import { useEffect, useRef } from 'react';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null;

const SHOWN = ':not([style*="display: none"])';
const DIALOGS = `.ant-modal-wrap${SHOWN}, .ant-drawer-open, .ant-image-preview${SHOWN}`;
const hasDialog = () => document.querySelector(DIALOGS) !== null;

/** Runs actions by single keys, except while the operator types or a dialog is open. */
export function useShortcuts(shortcuts: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event) || hasDialog()) return;
      const run = current.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
