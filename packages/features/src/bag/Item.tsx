import type { BagItem } from '@vitrine/contract';
import { fill, formatPrice, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Icon, Link, Picture, Price, Stepper, Tap, Text } from '@vitrine/ui';
import styles from './Item.module.css';
import { messages } from './messages.ts';
import { mostOf, nextQuantity, toldNotice } from './rules.ts';
import type { BagChanges } from './useBagChanges.ts';

const PICTURE_SIZES = '(min-width: 1024px) 150px, 112px';

/** What it looks like, and the way to its own screen. */
export const ItemPicture = ({ item }: { item: BagItem }) => (
  <Link
    className={styles.picture}
    to={{ route: 'product', params: { id: item.productId } }}
    label={item.shortDescription}
  >
    <Picture images={viewSizes(item.images)} sizes={PICTURE_SIZES} alt="" ratio="3/4" />
  </Link>
);

function Notice({ item }: { item: BagItem }) {
  const words = useMessages(messages);
  const notice = toldNotice(item);
  if (!notice) return null;
  const change = Math.abs(item.price - item.priceWhenAdded);
  const amount = formatPrice(change, item.currencyIsoCode);
  return (
    <Text as="p" look="micro" tone={notice === 'price-down' ? 'red' : 'warn'}>
      {fill(words.notices[notice], { left: item.availableQuantity, amount })}
    </Text>
  );
}

function Cost({ item }: { item: BagItem }) {
  const words = useMessages(messages);
  const { price, priceWithoutPromotion, currencyIsoCode: currency, quantity: n } = item;
  return (
    <Box className={styles.cost}>
      <Price price={price} original={priceWithoutPromotion} currency={currency} />
      {n > 1 && (
        <Text look="cap" tone="quiet" tabular>
          {fill(words.together, { n, amount: formatPrice(price * n, currency) })}
        </Text>
      )}
    </Box>
  );
}

interface ItemProps {
  item: BagItem;
  changes: BagChanges;
  onSize: (item: BagItem) => void;
}

/** One size of a piece: how many of it, which size, or none of it. */
export function Item({ item, changes, onSize }: ItemProps) {
  const words = useMessages(messages);
  const { shortDescription: name, sizeDescription: size } = item;
  return (
    <Box as="li" className={styles.item}>
      <ItemPicture item={item} />
      <Box className={styles.words}>
        <Tap
          className={styles.remove}
          label={fill(words.remove, { name })}
          onTap={() => changes.remove(item)}
        >
          <Icon name="close" size="m" />
        </Tap>
        <Text as="p" look="brand" className={styles.brand}>
          {item.brand.name}
        </Text>
        <Text as="p" tone="soft" clamp={2} className={styles.name}>
          {name}
        </Text>
        <Notice item={item} />
        <Box className={styles.choices}>
          <Tap
            className={styles.size}
            label={fill(words.sizeOf, { name, size })}
            aria-haspopup="dialog"
            onTap={() => onSize(item)}
          >
            {size}
            <Icon name="down" size="s" />
          </Tap>
          <Stepper
            className={styles.stepper}
            label={fill(words.quantityOf, { name })}
            value={item.quantity}
            // What is more than there is must still come down.
            max={Math.max(mostOf(item), item.quantity)}
            onChange={(wanted) => void changes.setQuantity(item, nextQuantity(wanted, item))}
          />
        </Box>
        <Cost item={item} />
      </Box>
    </Box>
  );
}
