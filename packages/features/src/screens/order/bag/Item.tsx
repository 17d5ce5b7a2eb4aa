import type { BagItem } from '@vitrine/contract';
import { formatMessage, formatPrice, ONE_SIZE, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  Box,
  BrandName,
  DESKTOP,
  Icon,
  IconButton,
  Link,
  Picture,
  Pressable,
  Price,
  Row,
  Stack,
  Stepper,
  Text,
} from '@vitrine/ui';
import styles from './Item.module.css';
import { messages } from './messages.ts';
import { limitQuantity, maxQuantity, pickNotice } from './rules.ts';
import type { BagChanges } from './useBagChanges.ts';

const PICTURE_SIZES = `${DESKTOP} 150px, 112px`;

/** The picture, which links to the product. */
export const ItemPicture = ({ item, eager }: { item: BagItem; eager?: boolean }) => (
  <Link
    className={styles.picture}
    to={{ route: 'product', params: { id: item.productId } }}
    label={item.shortDescription}
  >
    <Picture
      images={viewSizes(item.images)}
      sizes={PICTURE_SIZES}
      alt=""
      ratio="3/4"
      eager={eager}
    />
  </Link>
);

function Notice({ item }: { item: BagItem }) {
  const t = useMessages(messages);
  const notice = pickNotice(item);
  if (!notice) return null;
  const change = Math.abs(item.price - item.priceWhenAdded);
  const amount = formatPrice(change, item.currencyIsoCode);
  return (
    <Text as="p" variant="micro" tone={notice === 'price-down' ? 'red' : 'warn'}>
      {formatMessage(t.notices[notice], { left: item.availableQuantity, amount })}
    </Text>
  );
}

function ItemPrice({ item }: { item: BagItem }) {
  const t = useMessages(messages);
  const { price, priceWithoutPromotion, currencyIsoCode: currency, quantity: n } = item;
  return (
    <Row gap={3} align="baseline" isSpread wraps="tight">
      <Price price={price} original={priceWithoutPromotion} currency={currency} />
      {n > 1 && (
        <Text variant="caption" tone="quiet" tabular>
          {formatMessage(t.quantityTotal, { n, amount: formatPrice(price * n, currency) })}
        </Text>
      )}
    </Row>
  );
}

interface ItemProps {
  item: BagItem;
  eager: boolean;
  changes: BagChanges;
  onChangeSize: (item: BagItem) => void;
}

/** An item whose quantity and size can be changed, or which can be removed. */
export function Item({ item, eager, changes, onChangeSize }: ItemProps) {
  const t = useMessages(messages);
  const { shortDescription: name, sizeDescription: size } = item;
  return (
    <Box as="li" className={styles.item}>
      <ItemPicture item={item} eager={eager} />
      <Stack gap={1} className={styles.text}>
        <IconButton
          icon="close"
          size="m"
          className={styles.remove}
          label={formatMessage(t.remove, { name })}
          onPress={() => changes.remove(item)}
        />
        <BrandName className={styles.brand}>{item.brand.name}</BrandName>
        <Text as="p" tone="soft" clamp={2} className={styles.name}>
          {name}
        </Text>
        <Notice item={item} />
        <Box className={styles.controls}>
          {item.size !== ONE_SIZE && (
            <Pressable
              className={styles.size}
              label={formatMessage(t.sizeOf, { name, size })}
              aria-haspopup="dialog"
              onPress={() => onChangeSize(item)}
            >
              {size}
              <Icon name="down" size="s" />
            </Pressable>
          )}
          <Stepper
            className={styles.stepper}
            label={formatMessage(t.quantityOf, { name })}
            value={item.quantity}
            max={maxQuantity(item)}
            onChange={(wanted) => void changes.setQuantity(item, limitQuantity(wanted, item))}
          />
        </Box>
        <ItemPrice item={item} />
      </Stack>
    </Box>
  );
}
