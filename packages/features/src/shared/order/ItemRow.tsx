import type { OrderItem } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { Box, BrandName, Caption, Hint, Link, Picture, Stack, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';
import styles from './ItemRow.module.css';

type RowItem = Pick<
  OrderItem,
  'productId' | 'brand' | 'shortDescription' | 'images' | 'sizeDescription' | 'quantity'
>;

interface ItemRowProps {
  item: RowItem;
  amount: number;
  currency?: string | undefined;
  eager?: boolean | undefined;
  /** Content below the description, such as a quantity or a status. */
  children?: ReactNode;
}

/** An ordered product with picture, description and amount. */
export const ItemRow = ({ item, amount, currency, eager, children }: ItemRowProps) => (
  <Box as="li" className={styles.item}>
    <Link
      className={styles.picture}
      to={{ route: 'product', params: { id: item.productId } }}
      label={`${item.brand.name} ${item.shortDescription}`}
    >
      <Picture images={item.images} alt="" ratio="3/4" sizes="90px" eager={eager} />
    </Link>
    <Stack gap={1} className={spacing.fill}>
      <BrandName>{item.brand.name}</BrandName>
      <Caption>{item.shortDescription}</Caption>
      <Hint>{`${item.sizeDescription}　×${item.quantity}`.trim()}</Hint>
      {children}
      <Text as="p" variant="ui" tabular className={layout.pushed}>
        {formatPrice(amount, currency)}
      </Text>
    </Stack>
  </Box>
);
