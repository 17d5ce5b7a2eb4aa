import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Icon, Tap, useToast } from '@vitrine/ui';
import { lazy, Suspense, useEffect } from 'react';
import { messages } from './messages.ts';
import styles from './ShareButton.module.css';
import type { ShareButtonProps } from './ShareButton.types.ts';
import { useProductShare } from './useProductShare.ts';

const ShareTip = lazy(async () => ({ default: (await import('./ShareTip.tsx')).ShareTip }));

/** Hands the piece on; the messaging app only does so from a menu of its own, which is told what to send. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share, name } = usePlatform();
  const isByMenu = name === 'wechat';
  const words = useMessages(messages);
  const toast = useToast();
  const content = useProductShare(product);

  useEffect(() => {
    if (isByMenu) share.prepare(content);
  }, [share, content, isByMenu]);

  async function open(): Promise<void> {
    const outcome = await share.open(content);
    if (outcome === 'copied') toast(words.linkCopied, { icon: 'done' });
    if (outcome === 'guided') toast(words.shareByMenu, { icon: 'info' });
  }

  return (
    <Box className={className}>
      {isByMenu && (
        <Suspense fallback={null}>
          <ShareTip />
        </Suspense>
      )}
      <Tap className={styles.button} label={words.share} onTap={() => void open()}>
        <Icon name="share" />
      </Tap>
    </Box>
  );
}
