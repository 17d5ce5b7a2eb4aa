import type { OrderItem } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { Box, Link, Picture, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './ItemRow.module.css';

type Shown = Pick<
  OrderItem,
  'productId' | 'brand' | 'shortDescription' | 'images' | 'sizeDescription' | 'quantity'
>;

interface ItemRowProps {
  item: Shown;
  amount: number;
  currency?: string | undefined;
  /** Beside the words: how many of it, or what becomes of it. */
  children?: ReactNode;
}

/** A piece that was bought: picture, words, and what was paid for it. */
export const ItemRow = ({ item, amount, currency, children }: ItemRowProps) => (
  <Box as="li" className={styles.item}>
    <Link
      className={styles.picture}
      to={{ route: 'product', params: { id: item.productId } }}
      label={`${item.brand.name} ${item.shortDescription}`}
    >
      <Picture images={item.images} alt="" ratio="3/4" sizes="90px" />
    </Link>
    <Box className={styles.words}>
      <Text as="p" look="brand">
        {item.brand.name}
      </Text>
      <Text as="p" look="cap" tone="soft">
        {item.shortDescription}
      </Text>
      <Text as="p" look="cap" tone="quiet">
        {`${item.sizeDescription}　×${item.quantity}`}
      </Text>
      {children}
      <Text as="p" look="ui" tabular className={styles.amount}>
        {formatPrice(amount, currency)}
      </Text>
    </Box>
  </Box>
);
