import type { DraftSummary } from '@vitrine/contract/admin';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { archiveMessages } from './messages.ts';

interface ExportButtonProps {
  code: string;
  drafts: readonly DraftSummary[];
}

export function ExportButton({ code, drafts }: ExportButtonProps) {
  const texts = useMessages(archiveMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (drafts.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.export}</Button>
      {isOpen && <ExportDialog code={code} drafts={drafts} onClose={() => setIsOpen(false)} />}
    </>
  );
}
