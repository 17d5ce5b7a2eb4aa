import { viewSizes } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { BrandName, Caption, IconButton, Picture, Price } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { ShareSheet } from '../../../shared/poster/ShareSheet.tsx';
import { messages } from './messages.ts';
import type { ShareButtonProps } from './ShareButton.types.ts';
import { useProductShare } from './useProductShare.ts';

/** Shares the product as a poster with a code, or as a card from here or from the host's menu. */
export function ShareButton({ product, className }: ShareButtonProps) {
  const { share } = usePlatform();
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const content = useProductShare(product);
  useEffect(() => share.prepare(content), [share, content]);
  const { id, images, brandName, shortDescription } = product;
  return (
    <>
      <IconButton
        icon="share"
        className={className}
        label={t.share}
        onPress={() => setOpen(true)}
      />
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        shareContent={content}
        to={{ route: 'product', params: { id } }}
        picture={<Picture images={viewSizes(images)} alt={shortDescription} ratio="3/4" />}
      >
        <BrandName>{brandName}</BrandName>
        <Caption clamp={2}>{shortDescription}</Caption>
        <Price
          price={product.defaultFinalPrice}
          original={product.defaultOriginPrice}
          currency={product.currency}
        />
      </ShareSheet>
    </>
  );
}
