import type { CheckoutItem, CheckoutOrder } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Picture, Tap, Text } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { boutiquesOf, piecesOf } from './rules.ts';
import styles from './Summary.module.css';

/** As many pictures as fit beside the words of a phone. */
const MOST_PICTURES = 3;

interface ItemProps {
  item: CheckoutItem;
  currency: string;
  /** What is wrong with it. */
  lack: string | undefined;
}

function Item({ item, currency, lack }: ItemProps) {
  const words = useMessages(messages);
  const { sizeDescription: size, quantity } = item;
  return (
    <Box as="li" className={styles.item}>
      <Picture
        className={cx(styles.picture, lack && styles.lacking)}
        images={item.images}
        alt=""
        ratio="3/4"
        sizes="60px"
      />
      <Box className={styles.words}>
        <Text as="p" look="brand">
          {item.brand.name}
        </Text>
        <Text as="p" look="cap" tone="soft" clamp={1}>
          {item.shortDescription}
        </Text>
        <Text as="p" look="cap" tone="quiet" tabular>
          {fill(words.sizeAndPieces, { size, n: quantity })}
        </Text>
        {lack && (
          <Text as="p" look="cap" tone="warn" strong>
            {lack}
          </Text>
        )}
      </Box>
      <Text look="cap" tabular>
        {formatPrice(item.price * quantity, currency)}
      </Text>
    </Box>
  );
}

function Pictures({ items }: { items: readonly CheckoutItem[] }) {
  return items
    .slice(0, MOST_PICTURES)
    .map(({ id, images, shortDescription }) => (
      <Picture
        key={id}
        className={styles.picture}
        images={images}
        alt={shortDescription}
        ratio="3/4"
        sizes="60px"
      />
    ));
}

interface SummaryProps {
  order: CheckoutOrder;
  lacking: Readonly<Record<string, string>>;
}

/** What is bought, closed at first; open as soon as something is wrong with a piece. */
export function Items({ order: { items, priceInfo }, lacking }: SummaryProps) {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || Object.keys(lacking).length > 0;
  const pieces = piecesOf(items);
  const boutiques = boutiquesOf(items);
  return (
    <>
      <Tap className={styles.fold} expanded={isShown} onTap={() => setOpen(!isOpen)}>
        {!isShown && <Pictures items={items} />}
        <Box className={cx(styles.counts, isShown && styles.alone)}>
          <Text look="cap" tone="soft">
            {fill(words.pieces, { n: pieces })}
          </Text>
          <Text look="cap" tone="soft">
            {fill(words.boutiques, { n: boutiques })}
          </Text>
          <Text look="cap" className={styles.more}>
            {isShown ? words.hideItems : words.showItems}
          </Text>
        </Box>
      </Tap>
      {isShown && (
        <Box as="ul" className={styles.items}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              currency={priceInfo.currencyIsoCode}
              lack={lacking[item.id]}
            />
          ))}
        </Box>
      )}
    </>
  );
}
