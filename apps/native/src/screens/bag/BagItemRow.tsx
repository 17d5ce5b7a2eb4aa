import type { BagItem } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/order/bag';
import type { BagChanges } from '@vitrine/features/parts/order/bag/useBagChanges';
import { limitQuantity, maxQuantity, pickNotice } from '@vitrine/features/rules/order/bag';
import { formatMessage, formatPrice, ONE_SIZE } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { Price } from '../../parts/Price.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import { text } from '../../parts/text-styles.ts';

const PICTURE_WIDTH = 112;

/** The picture, which links to the product. */
export const ItemPicture = ({ item, isDimmed = false }: { item: BagItem; isDimmed?: boolean }) => (
  <LinkArea
    to={{ route: 'product', params: { id: item.productId } }}
    label={item.shortDescription}
    style={[styles.picture, isDimmed && styles.dimmed]}
  >
    <Picture uri={findUri(item.images, PICTURE_WIDTH)} />
  </LinkArea>
);

/** The brand and the name, as every row of the bag begins. */
export const ItemNames = ({ item }: { item: BagItem }) => (
  <View style={styles.names}>
    <Text style={text.brand}>{item.brand.name}</Text>
    <Text style={styles.name} numberOfLines={2}>
      {item.shortDescription}
    </Text>
  </View>
);

function ItemNotice({ item }: { item: BagItem }) {
  const t = useMessages(messages);
  const notice = pickNotice(item);
  if (!notice) return null;
  const amount = formatPrice(Math.abs(item.price - item.priceWhenAdded), item.currencyIsoCode);
  return (
    <Text style={[text.micro, notice === 'price-down' ? styles.good : styles.warning]}>
      {formatMessage(t.notices[notice], { left: item.availableQuantity, amount })}
    </Text>
  );
}

interface BagItemRowProps {
  item: BagItem;
  isFirst: boolean;
  changes: BagChanges;
  onChangeSize(item: BagItem): void;
}

/** An item whose quantity and size can be changed, or which can be removed. */
export function BagItemRow({ item, isFirst, changes, onChangeSize }: BagItemRowProps) {
  const t = useMessages(messages);
  const { shortDescription: name, sizeDescription: size, quantity: n, currencyIsoCode } = item;
  return (
    <View style={[styles.item, isFirst && styles.first]}>
      <ItemPicture item={item} />
      <View style={styles.text}>
        <ItemNames item={item} />
        <ItemNotice item={item} />
        <View style={styles.controls}>
          {item.size !== ONE_SIZE && (
            <Pressable
              role="button"
              aria-label={formatMessage(t.sizeOf, { name, size })}
              style={styles.size}
              onPress={() => onChangeSize(item)}
            >
              <Text style={styles.sizeText}>{size}</Text>
              <Icon name="down" size={14} />
            </Pressable>
          )}
          <View style={styles.fill} />
          <Stepper
            label={formatMessage(t.quantityOf, { name })}
            value={n}
            max={maxQuantity(item)}
            onChange={(wanted) => void changes.setQuantity(item, limitQuantity(wanted, item))}
          />
        </View>
        <View style={styles.price}>
          <Price
            price={item.price}
            original={item.priceWithoutPromotion}
            currency={currencyIsoCode}
          />
          {n > 1 && (
            <Text style={[text.caption, text.tabular]}>
              {formatMessage(t.quantityTotal, {
                n,
                amount: formatPrice(item.price * n, currencyIsoCode),
              })}
            </Text>
          )}
        </View>
        <View style={styles.remove}>
          <IconButton
            icon="close"
            size={20}
            label={formatMessage(t.remove, { name })}
            onPress={() => changes.remove(item)}
          />
        </View>
      </View>
    </View>
  );
}

export const styles = StyleSheet.create({
  item: {
    flexDirection: 'row',
    gap: tokens.space4,
    paddingVertical: tokens.space6,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
  },
  first: { paddingTop: 0, borderTopWidth: 0 },
  picture: { width: PICTURE_WIDTH },
  dimmed: { opacity: 0.5 },
  text: { flex: 1, gap: tokens.space1 },
  names: { gap: tokens.space1, paddingRight: tokens.space8 },
  name: { fontSize: 13, lineHeight: 20, color: tokens.ink2 },
  remove: { position: 'absolute', top: -13, right: -12 },
  controls: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', marginTop: 'auto' },
  fill: { flex: 1 },
  size: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minWidth: tokens.touchSize,
    minHeight: tokens.touchSize,
  },
  sizeText: { fontSize: 13, lineHeight: 20, color: tokens.ink },
  price: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.space3,
  },
  good: { color: tokens.red },
  warning: { color: tokens.warning },
});
