import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { previewMessages } from './preview-messages.ts';
import { useStudio } from './StudioContext.ts';

/** Opens the preview of the draft. */
export function PreviewButton() {
  const texts = useMessages(previewMessages);
  const { draft, isChanged, saveChanges } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  // The preview shows what the server has.
  const open = () => {
    void saveChanges().catch(() => undefined);
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{texts.preview}</Button>
      {isOpen && (
        <PreviewDialog draft={draft} isChanged={isChanged} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
