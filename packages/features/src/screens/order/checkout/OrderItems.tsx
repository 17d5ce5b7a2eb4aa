import type { CheckoutItem, CheckoutOrder } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectSellers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, BrandName, Caption, cx, Hint, Pressable, Row, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { countItems } from '../../../shared/order/count-items.ts';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { messages } from './messages.ts';
import styles from './OrderItems.module.css';
import { countBoutiques } from './rules.ts';

/** How many pictures fit beside the text on a phone. */
const MAX_PICTURES = 3;

interface ItemProps {
  item: CheckoutItem;
  currency: string;
  /** Why it cannot be bought. */
  error: string | undefined;
}

function Item({ item, currency, error }: ItemProps) {
  const t = useMessages(messages);
  const { sizeDescription: size, quantity } = item;
  return (
    <Row gap={3} align="start" as="li" className={cx(spacing.py3, layout.topped)}>
      <Thumbnail width={60} images={item.images} className={error && layout.dimmed} />
      <Box className={spacing.fill}>
        <BrandName>{item.brand.name}</BrandName>
        <Caption clamp={1}>{item.shortDescription}</Caption>
        <Hint tabular>{formatMessage(t.sizeAndQuantity, { size, n: quantity }).trim()}</Hint>
        {error && (
          <Text as="p" variant="caption" tone="warn" strong>
            {error}
          </Text>
        )}
      </Box>
      <Text variant="caption" tabular>
        {formatPrice(item.price * quantity, currency)}
      </Text>
    </Row>
  );
}

function Pictures({ items }: { items: readonly CheckoutItem[] }) {
  return items
    .slice(0, MAX_PICTURES)
    .map(({ id, images, shortDescription }) => (
      <Thumbnail key={id} width={60} images={images} alt={shortDescription} />
    ));
}

interface OrderItemsProps {
  order: CheckoutOrder;
  /** By item id. */
  itemErrors: Readonly<Record<string, string>>;
}

/** The items, collapsed at first and expanded when one of them has an error. */
export function OrderItems({ order: { items, priceInfo }, itemErrors }: OrderItemsProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const isExpanded = isOpen || Object.keys(itemErrors).length > 0;
  const itemCount = countItems(items);
  const sellers = useSelector(selectSellers);
  const senderCount = countBoutiques(items);
  const isNamed = useSendersNamed(senderCount);
  return (
    <>
      <Pressable className={styles.toggle} expanded={isExpanded} onPress={() => setOpen(!isOpen)}>
        {!isExpanded && <Pictures items={items} />}
        <Box className={cx(styles.counts, isExpanded && styles.fullWidth)}>
          <Text variant="caption" tone="soft">
            {formatMessage(t.itemCount, { n: itemCount })}
          </Text>
          {isNamed && (
            <Text variant="caption" tone="soft">
              {formatMessage(t.senderCount[sellers], { n: senderCount })}
            </Text>
          )}
          <Text variant="caption" className={styles.more}>
            {isExpanded ? t.hideItems : t.showItems}
          </Text>
        </Box>
      </Pressable>
      {isExpanded && (
        <Box as="ul" className={spacing.pb4}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              currency={priceInfo.currencyIsoCode}
              error={itemErrors[item.id]}
            />
          ))}
        </Box>
      )}
    </>
  );
}
