import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { archiveMessages } from './messages.ts';

export function ImportButton() {
  const texts = useMessages(archiveMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.importTitle}</Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
