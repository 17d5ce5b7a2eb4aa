import { Alert, App, Button, Flex, Modal, Typography } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from './messages.ts';

interface ShowOnceModalProps {
  title: string;
  /** A secret or one-time link; the dialog is open while there is one. */
  text: string | null;
  onClose(): void;
}

/** Shows a secret that the server tells only once, with a way to copy it. */
export function ShowOnceModal({ title, text, onClose }: ShowOnceModalProps) {
  const texts = useMessages(partMessages);
  const { message } = App.useApp();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      message.success(texts.copied);
    } catch {
      // A browser may forbid it, and has no clipboard where the connection is not safe.
      message.warning(texts.notCopied);
    }
  };
  return (
    <Modal
      title={title}
      open={text !== null}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Flex vertical gap={12}>
        <Alert type="warning" showIcon title={texts.onceHint} />
        <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography.Text>
        <div>
          <Button type="primary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </div>
      </Flex>
    </Modal>
  );
}
