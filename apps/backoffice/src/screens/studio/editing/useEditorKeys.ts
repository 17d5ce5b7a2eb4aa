import { useEffect, useRef } from 'react';
import { isSaveKey } from '../../../form/is-save-key.ts';
import { useStudio } from '../StudioContext.ts';
import type { PageHistory } from './page-history.ts';
import { type Commands, useCommands } from './useCommands.ts';

const isDialogOpen = (): boolean =>
  document.querySelector('.ant-modal-wrap, .ant-drawer')?.checkVisibility() === true;

/** Takes the keys of undo and redo from Puck, whose history is behind that of the page; a dialog has its own. */
function runHistoryKey(event: KeyboardEvent, { undo, redo }: PageHistory): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[yz]$/.test(key)) return false;
  event.stopImmediatePropagation();
  if (isDialogOpen()) return true;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
  return true;
}

/** Text is being edited or selected, or a dialog is open: the keys belong to that. */
function isBusy(page: Document, event: Event): boolean {
  const [target] = event.composedPath();
  const element = target as Partial<HTMLElement> | undefined;
  const isField =
    element?.isContentEditable === true ||
    /^(input|textarea|select)$/i.test(element?.tagName ?? '') ||
    /^(textbox|combobox|listbox|radiogroup)$/.test(element?.getAttribute?.('role') ?? '');
  const isCheckbox = (element as Partial<HTMLInputElement> | undefined)?.type === 'checkbox';
  return (isField && !isCheckbox) || isDialogOpen() || !page.getSelection()?.isCollapsed === true;
}

function runKey(event: KeyboardEvent, commands: Commands): boolean {
  const isControl = event.ctrlKey || event.metaKey;
  if (isControl && event.key === 'd') commands.duplicate();
  else if (event.altKey && event.key === 'ArrowUp') commands.move(-1);
  else if (event.altKey && event.key === 'ArrowDown') commands.move(1);
  else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove();
  else return false;
  return true;
}

/** The keys of the studio in a document: that of the back office, or that of the canvas. */
export function useEditorKeys(page: Document | undefined): void {
  const commands = useCommands();
  const { save, history } = useStudio();
  const current = useRef({ commands, save, history });
  current.current = { commands, save, history };

  useEffect(() => {
    if (!page) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { commands: latest, save: saveNow, history: steps } = current.current;
      if (!latest.canWrite || runHistoryKey(event, steps)) return;
      if (isSaveKey(event)) {
        event.preventDefault();
        saveNow();
      } else if (!isBusy(page, event) && runKey(event, latest)) event.preventDefault();
    };
    const onCopy = (event: ClipboardEvent) => {
      if (isBusy(page, event)) return;
      const text = current.current.commands.copy();
      if (text === undefined) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (event.type === 'cut' && current.current.commands.canWrite)
        current.current.commands.remove();
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      if (!text || isBusy(page, event) || !current.current.commands.canWrite) return;
      event.preventDefault();
      current.current.commands.paste(text);
    };
    // Before the editor's own keys, which know one module only.
    page.addEventListener('keydown', onKeyDown, true);
    page.addEventListener('copy', onCopy);
    page.addEventListener('cut', onCopy);
    page.addEventListener('paste', onPaste);
    return () => {
      page.removeEventListener('keydown', onKeyDown, true);
      page.removeEventListener('copy', onCopy);
      page.removeEventListener('cut', onCopy);
      page.removeEventListener('paste', onPaste);
    };
  }, [page]);
}
