import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectIsInWishlist } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, IconButton, useToast } from '@vitrine/ui';
import { messages } from './messages.ts';
import { useUpdateWishlist } from './useUpdateWishlist.ts';
import styles from './WishlistButton.module.css';

export interface WishlistButtonProps {
  productId: string;
  name: string;
  className?: string | undefined;
}

/** Saves a product to the wishlist or removes it. Its screen calls `useWishlist` once. */
export function WishlistButton({ productId, name, className }: WishlistButtonProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const updateWishlist = useUpdateWishlist();
  const isSaved = useSelector((state) => selectIsInWishlist(state, productId));

  async function toggle(): Promise<void> {
    const isDone = await updateWishlist(productId, !isSaved);
    const action = { label: t.see, to: { route: 'wishlist' as const } };
    if (isDone && !isSaved) toast(t.kept, { icon: 'done', action });
  }

  return (
    <IconButton
      icon="heart"
      size="m"
      solid={isSaved}
      className={cx(isSaved && styles.saved, className)}
      label={formatMessage(t.keep, { name })}
      pressed={isSaved}
      onPress={toggle}
    />
  );
}
