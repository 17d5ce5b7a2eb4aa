import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectHasHeart } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, Icon, Tap, useToast } from '@vitrine/ui';
import styles from './HeartButton.module.css';
import { messages } from './messages.ts';
import { useKeeping } from './useKeeping.ts';

export interface HeartButtonProps {
  productId: string;
  name: string;
  className?: string | undefined;
}

/** Keeps a product for later, or no longer. Its screen calls `useHearts` once. */
export function HeartButton({ productId, name, className }: HeartButtonProps) {
  const words = useMessages(messages);
  const toast = useToast();
  const keep = useKeeping();
  const isKept = useSelector((state) => selectHasHeart(state, productId));

  async function toggle(): Promise<void> {
    const isDone = await keep(productId, !isKept);
    const action = { label: words.see, to: { route: 'wishlist' as const } };
    if (isDone && !isKept) toast(words.kept, { icon: 'done', action });
  }

  return (
    <Tap
      className={cx(styles.heart, className)}
      label={fill(words.keep, { name })}
      pressed={isKept}
      onTap={toggle}
    >
      <Icon name="heart" size="m" solid={isKept} className={cx(isKept && styles.given)} />
    </Tap>
  );
}
