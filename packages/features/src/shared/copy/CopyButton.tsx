import { useMessages, usePlatform } from '@vitrine/platform';
import { Button, Text, useToast } from '@vitrine/ui';
import { messages } from './messages.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the accessible name of the button. */
  subject: string;
  /** The message after copying. */
  success: string;
  variant?: 'micro' | 'caption' | 'ui' | undefined;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, subject, success, variant = 'caption' }: CopyButtonProps) {
  const t = useMessages(messages);
  const { clipboard } = usePlatform();
  const toast = useToast();
  async function copy(): Promise<void> {
    const isCopied = await clipboard.write(text);
    toast(isCopied ? success : t.failed, { icon: isCopied ? 'done' : 'info' });
  }
  return (
    <Button variant="text" label={`${t.copy} ${subject}`} onPress={() => void copy()}>
      <Text variant={variant}>{t.copy}</Text>
    </Button>
  );
}
