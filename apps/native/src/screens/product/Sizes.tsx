import { messages } from '@vitrine/features/messages/catalogue/product';
import {
  formatFullSize,
  formatSize,
  getSizeTexts,
  getStock,
  hasNoSizes,
} from '@vitrine/features/rules/catalogue/product';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, type ProductState } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';

interface SizesProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

function SizeButton({ size, isChosen }: { size: AvailableSize; isChosen: boolean }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const stock = getStock(size);
  const isSoldOut = stock === 'sold-out';
  const note = { 'sold-out': t.soldOut, 'one-left': t.oneLeft, 'in-stock': '' }[stock];
  return (
    <Pressable
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isSoldOut}
      disabled={isSoldOut}
      onPress={() => dispatch(chooseVariant(size.variantId))}
      style={[styles.size, isChosen && styles.chosen, isSoldOut && styles.soldOut]}
    >
      <Text style={[text.ui, isSoldOut && styles.soldOutText]}>{formatSize(size)}</Text>
      {note !== '' && <Text style={text.micro}>{note}</Text>}
    </Pressable>
  );
}

/** The sizes, with notes for the last one and for those that are sold out. */
export function Sizes({ product, selected }: SizesProps) {
  const t = useMessages(messages);
  const { availableSizes, outOfStock } = product;
  if (hasNoSizes(availableSizes))
    return outOfStock ? <Text style={text.caption}>{t.soldOut}</Text> : null;
  const texts = getSizeTexts(availableSizes, t);
  const chosen = selected && formatMessage(t.chosenSize, { size: formatFullSize(selected) });
  return (
    <View style={styles.section}>
      <Text role="heading" style={text.ui}>
        {`${texts.name} ${texts.scale}`.trim()}
      </Text>
      <View role="radiogroup" aria-label={texts.name} style={styles.sizes}>
        {availableSizes.map((size) => (
          <SizeButton
            key={size.variantId}
            size={size}
            isChosen={size.variantId === selected?.variantId}
          />
        ))}
      </View>
      <Text role="status" aria-live="polite" style={text.caption}>
        {outOfStock ? texts.soldOut : (chosen ?? texts.choose)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: tokens.space3 },
  sizes: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.space2 },
  size: {
    minWidth: 64,
    minHeight: tokens.controlHeight,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: tokens.space3,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  chosen: { borderColor: tokens.ink, backgroundColor: tokens.stone },
  soldOut: { backgroundColor: tokens.ivory, borderColor: tokens.border },
  soldOutText: { color: tokens.ink3, textDecorationLine: 'line-through' },
});
