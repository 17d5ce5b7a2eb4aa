import { ActionBar } from '@puckeditor/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { studioMessages } from './messages.ts';
import { useEditor, ZONE } from './use-editor.ts';

/** The buttons at a module; it is moved by them as well as by dragging. */
export function ModuleActions({ children, label }: { children: ReactNode; label?: string }) {
  const texts = useMessages(studioMessages);
  const dispatch = useEditor((editor) => editor.dispatch);
  const index = useEditor((editor) => editor.appState.ui.itemSelector?.index ?? 0);
  const last = useEditor((editor) => editor.appState.data.content.length - 1);
  const moveBy = (step: number) => {
    const zones = { sourceIndex: index, destinationIndex: index + step, destinationZone: ZONE };
    dispatch({ type: 'reorder', ...zones });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: index + step, zone: ZONE } } });
  };
  return (
    <ActionBar {...(label ? { label } : {})}>
      <ActionBar.Group>
        <ActionBar.Action label={texts.up} disabled={index === 0} onClick={() => moveBy(-1)}>
          ↑
        </ActionBar.Action>
        <ActionBar.Action label={texts.down} disabled={index === last} onClick={() => moveBy(1)}>
          ↓
        </ActionBar.Action>
        {children}
      </ActionBar.Group>
    </ActionBar>
  );
}
