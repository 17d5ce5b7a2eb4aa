import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { templateMessages } from './messages.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface SaveTemplateButtonProps {
  draftId: string;
  /** What the template is called unless the operator chooses another name. */
  name: string;
}

/** Saves a draft as a template. */
export function SaveTemplateButton({ draftId, name }: SaveTemplateButtonProps) {
  const texts = useMessages(templateMessages);
  const canWrite = useMayCall('createPageTemplate');
  const [isOpen, setIsOpen] = useState(false);
  if (!canWrite) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.saveAsTemplate}
      </Button>
      {isOpen && <TemplateForm subject={{ draftId, name }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
