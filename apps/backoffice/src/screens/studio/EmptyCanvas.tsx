import type { CSSProperties } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { studioMessages } from './messages.ts';
import { useEditor } from './use-editor.ts';

/** The canvas has the style sheets of the shop only. */
const BOX: CSSProperties = {
  position: 'absolute',
  inset: '35% 24px auto',
  color: 'var(--ink-2)',
  fontSize: 14,
  lineHeight: 1.7,
  textAlign: 'center',
  pointerEvents: 'none',
};

/** Says how the first module comes onto an empty page. What is dropped on it reaches the page. */
export function EmptyCanvas() {
  const texts = useMessages(studioMessages);
  const isEmpty = useEditor((editor) => editor.appState.data.content.length === 0);
  return isEmpty && <p style={BOX}>{texts.emptyPage}</p>;
}
