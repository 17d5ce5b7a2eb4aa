import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Row, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface WishlistCountProps {
  /** The number of saved products; absent while loading, when the line stays empty. */
  n?: number;
  children?: ReactNode;
}

/** The line above the wishlist: the number of products and an optional action. */
export function WishlistCount({ n, children }: WishlistCountProps) {
  const { count } = useMessages(messages);
  return (
    <Row isSpread className={styles.count}>
      <Text variant="caption" tone="quiet" tabular role="status">
        {n !== undefined && formatMessage(count, { n })}
      </Text>
      {children}
    </Row>
  );
}
