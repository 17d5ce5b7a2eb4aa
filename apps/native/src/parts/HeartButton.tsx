import { messages } from '@vitrine/features/shared/wishlist/messages';
import { useUpdateWishlist } from '@vitrine/features/shared/wishlist/useUpdateWishlist';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectIsInWishlist } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { tokens } from '../brand/tokens.ts';
import { useConsent } from '../consent/ConsentContext.ts';
import { IconButton } from './IconButton.tsx';

interface HeartButtonProps {
  productId: string;
  name: string;
}

/** Saves a product to the wishlist or removes it, once the shopper has agreed. Its screen calls `useWishlist`. */
export function HeartButton({ productId, name }: HeartButtonProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { consent, ask } = useConsent();
  const update = useUpdateWishlist();
  const isSaved = useSelector((state) => selectIsInWishlist(state, productId));

  async function toggle(): Promise<void> {
    const isDone = await update(productId, !isSaved);
    const action = { label: t.see, to: { route: 'wishlist' as const } };
    if (isDone && !isSaved) toast(t.kept, { icon: 'done', action });
  }

  return (
    <IconButton
      icon={isSaved ? 'heartFilled' : 'heart'}
      size={20}
      colour={isSaved ? tokens.red : tokens.ink}
      label={formatMessage(t.keep, { name })}
      isPressed={isSaved}
      onPress={() => (consent === 'declined' ? ask() : void toggle())}
    />
  );
}
