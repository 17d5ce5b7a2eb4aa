import { pickImage } from '@vitrine/kit';
import { href, useMessages, usePlatform } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { cx, Icon, Tap, useToast } from '@vitrine/ui';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  product: ProductState;
  className?: string | undefined;
}

/** Hands the piece on, under its own name. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share, language } = usePlatform();
  const words = useMessages(messages);
  const toast = useToast();

  const content = useMemo(() => {
    const { id, brandName, shortDescription, images } = product;
    const image = pickImage(images)?.url;
    return {
      title: shortDescription,
      description: brandName,
      path: href({ route: 'product', params: { id } }, language),
      ...(image && { image }),
    };
  }, [product, language]);

  async function open(): Promise<void> {
    const outcome = await share.open(content);
    if (outcome === 'copied') toast(words.linkCopied, { icon: 'done' });
    if (outcome === 'guided') toast(words.shareByMenu, { icon: 'info' });
  }

  return (
    <Tap className={cx(styles.button, className)} label={words.share} shares={content} onTap={open}>
      <Icon name="share" />
    </Tap>
  );
}
