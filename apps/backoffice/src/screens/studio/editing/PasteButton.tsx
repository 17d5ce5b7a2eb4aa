import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../../parts/focus-when-shown.ts';
import { editingMessages } from './messages.ts';
import { useCommands } from './useCommands.ts';

/** Pastes modules from text, for editors who do not use keys. */
export function PasteButton() {
  const texts = useMessages(editingMessages);
  const { paste, canWrite } = useCommands();
  const [text, setText] = useState<string>();
  const close = () => setText(undefined);
  return (
    <>
      <Button size="small" disabled={!canWrite} onClick={() => setText('')}>
        {texts.paste}
      </Button>
      {text !== undefined && (
        <Modal
          open
          title={texts.pasteTitle}
          okText={texts.paste}
          okButtonProps={{ disabled: text.trim() === '' }}
          onOk={() => paste(text) && close()}
          onCancel={close}
        >
          <Input.TextArea
            ref={focusWhenShown}
            rows={8}
            aria-label={texts.pasteHint}
            placeholder={texts.pasteHint}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Modal>
      )}
    </>
  );
}
