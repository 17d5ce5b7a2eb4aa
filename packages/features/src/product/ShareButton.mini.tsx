import { viewSizes } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { cx, Icon, Picture, Price, Tap, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { ShareSheet } from '../poster/ShareSheet.tsx';
import { messages } from './messages.ts';
import styles from './ShareButton.module.css';
import type { ShareButtonProps } from './ShareButton.types.ts';
import { useProductShare } from './useProductShare.ts';

/** Hands the piece on: as a poster to be scanned, or as a card from here or from the host's own menu. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share } = usePlatform();
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const content = useProductShare(product);
  useEffect(() => share.prepare(content), [share, content]);
  const { id, images, brandName, shortDescription } = product;
  return (
    <>
      <Tap className={cx(styles.button, className)} label={words.share} onTap={() => setOpen(true)}>
        <Icon name="share" />
      </Tap>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        shares={content}
        to={{ route: 'product', params: { id } }}
        picture={<Picture images={viewSizes(images)} alt={shortDescription} ratio="3/4" />}
      >
        <Text as="p" look="brand">
          {brandName}
        </Text>
        <Text as="p" look="cap" tone="soft" clamp={2}>
          {shortDescription}
        </Text>
        <Price
          price={product.defaultFinalPrice}
          original={product.defaultOriginPrice}
          currency={product.currency}
        />
      </ShareSheet>
    </>
  );
}
