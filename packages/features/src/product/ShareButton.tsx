import { useMessages, usePlatform } from '@vitrine/platform';
import { cx, Icon, Tap, useToast } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './ShareButton.module.css';
import type { ShareButtonProps } from './ShareButton.types.ts';
import { useProductShare } from './useProductShare.ts';

/** Hands the piece on. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share } = usePlatform();
  const words = useMessages(messages);
  const toast = useToast();
  const content = useProductShare(product);

  async function open(): Promise<void> {
    const outcome = await share.open(content);
    if (outcome === 'copied') toast(words.linkCopied, { icon: 'done' });
    if (outcome === 'guided') toast(words.shareByMenu, { icon: 'info' });
  }

  return (
    <Tap className={cx(styles.button, className)} label={words.share} onTap={() => void open()}>
      <Icon name="share" />
    </Tap>
  );
}
