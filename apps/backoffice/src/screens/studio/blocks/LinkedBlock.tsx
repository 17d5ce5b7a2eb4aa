import type { BlockContent } from '@vitrine/contract/admin';
import { formatMessage, type Language } from '@vitrine/kit';
import { LINKED_BLOCK } from '@vitrine/modules/schemas';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { blocksMessages } from '../../blocks/messages.ts';
import { CanvasModule } from '../CanvasModule.tsx';
import { CanvasNote } from '../CanvasNote.tsx';
import { createModule } from '../entries.ts';
import { useBlockContent } from './useBlockContent.ts';

/** The canvas has the style sheets of the shop only. */
const FRAME: CSSProperties = { position: 'relative', boxShadow: 'inset 0 0 0 1px var(--pine)' };
const MARKER: CSSProperties = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 3,
  padding: '2px 8px',
  background: 'var(--pine)',
  color: '#fff',
  fontSize: 11,
  lineHeight: '18px',
};

/** Names the block at its modules, and says what is not as shoppers see it. */
function Marker({ name, isPublished, isDeleted, hasChanges }: BlockContent) {
  const texts = useMessages(blocksMessages);
  const state = isDeleted ? texts.isDeleted : hasChanges && texts.hasChanges;
  const parts = [
    formatMessage(texts.linkedName, { name }),
    isPublished || isDeleted ? state : texts.notPublished,
  ];
  return <div style={MARKER}>{parts.filter(Boolean).join(' · ')}</div>;
}

interface LinkedBlockProps {
  block: string;
  language: Language;
}

/** A linked block in the canvas, drawn from its content. */
export function LinkedBlock({ block, language }: LinkedBlockProps) {
  const texts = useMessages(blocksMessages);
  const { data, error } = useBlockContent(block, language);
  if (block === '' || error) return <CanvasNote code={LINKED_BLOCK} message={texts.unknown} />;
  if (!data) return <CanvasNote code={LINKED_BLOCK} message="…" />;
  return (
    <div style={FRAME}>
      <Marker {...data} />
      {data.entries.length === 0 && <CanvasNote code={LINKED_BLOCK} message={texts.emptyBlock} />}
      {data.entries.map(({ id, code, fields }) => (
        <CanvasModule
          key={id}
          code={code}
          text={JSON.stringify(createModule(code, id, fields).props)}
          language={language}
        />
      ))}
    </div>
  );
}
