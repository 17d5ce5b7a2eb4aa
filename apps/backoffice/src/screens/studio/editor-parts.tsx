import { ActionBar } from '@puckeditor/core';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { MODULE_FIELDS } from './entries.ts';
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

/** Every module as a button, because the editor's own list can only be dragged. */
export function AddModules() {
  const { language } = useLanguage();
  const dispatch = useEditor((editor) => editor.dispatch);
  const selected = useEditor((editor) => editor.appState.ui.itemSelector?.index);
  const count = useEditor((editor) => editor.appState.data.content.length);
  const add = (componentType: string) => {
    const destinationIndex = selected === undefined ? count : selected + 1;
    dispatch({ type: 'insert', componentType, destinationIndex, destinationZone: ZONE });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: destinationIndex, zone: ZONE } } });
  };
  return (
    <Flex vertical gap={6} style={{ padding: 12 }}>
      {Object.entries(MODULE_FIELDS).map(([code, { label }]) => (
        <Button key={code} block onClick={() => add(code)}>
          {label[language]}
        </Button>
      ))}
    </Flex>
  );
}
