import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, IconButton, useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { lazyPart } from '../../../shared/lazy-part/lazy-part.tsx';
import { messages } from './messages.ts';
import type { ShareButtonProps } from './ShareButton.types.ts';
import { useProductShare } from './useProductShare.ts';

const ShareTip = lazyPart(() => import('./ShareTip.tsx').then((part) => part.ShareTip));

/** Shares the product. The messaging app shares only from its own menu, which gets the content in advance. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share, name } = usePlatform();
  const sharesByMenu = name === 'wechat';
  const t = useMessages(messages);
  const toast = useToast();
  const { run } = useAction();
  const content = useProductShare(product);

  useEffect(() => {
    if (sharesByMenu) share.prepare(content);
  }, [share, content, sharesByMenu]);

  const openShareSheet = () =>
    run(async () => {
      const outcome = await share.open(content);
      if (outcome === 'guided') toast(t.shareByMenu, { icon: 'info' });
      return outcome === 'copied' ? t.linkCopied : undefined;
    });

  return (
    <Box className={className}>
      {sharesByMenu && <ShareTip />}
      <IconButton icon="share" label={t.share} onPress={() => void openShareSheet()} />
    </Box>
  );
}
