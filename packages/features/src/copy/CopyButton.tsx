import { useMessages, usePlatform } from '@vitrine/platform';
import { Button, Text, useToast } from '@vitrine/ui';
import { messages } from './messages.ts';

interface CopyButtonProps {
  text: string;
  /** What it is, for whoever hears the button without seeing what stands beside it. */
  of: string;
  /** What is said once it is copied. */
  copied: string;
  look?: 'micro' | 'cap' | 'ui' | undefined;
}

/** Copies what somebody types in somewhere else. */
export function CopyButton({ text, of, copied, look = 'cap' }: CopyButtonProps) {
  const words = useMessages(messages);
  const { clipboard } = usePlatform();
  const toast = useToast();
  async function copy(): Promise<void> {
    const isCopied = await clipboard.write(text);
    toast(isCopied ? copied : words.refused, { icon: isCopied ? 'done' : 'info' });
  }
  return (
    <Button kind="text" label={`${words.copy} ${of}`} onTap={() => void copy()}>
      <Text look={look}>{words.copy}</Text>
    </Button>
  );
}
