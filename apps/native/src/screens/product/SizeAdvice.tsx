import type { Sizing } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/product';
import { findColumn } from '@vitrine/features/parts/catalogue/product/sizing/convert-size';
import { sizingMessages } from '@vitrine/features/parts/catalogue/product/sizing/messages';
import {
  isClothingChart,
  parseHeight,
  parseWeight,
  suggestSize,
} from '@vitrine/features/parts/catalogue/product/sizing/suggest-size';
import { useStoredBody } from '@vitrine/features/parts/catalogue/product/sizing/useStoredBody';
import { formatFullSize, getStock } from '@vitrine/features/rules/catalogue/product';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, type ProductState } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { Chip } from '../../parts/Chip.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { TextButton } from '../../parts/TextButton.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { text } from '../../parts/text-styles.ts';

interface SuggestionProps {
  /** Undefined while too little is known, null where the product is not made in the size that would fit. */
  size: AvailableSize | null | undefined;
  isSelected: boolean;
}

/** The suggested size with a button to choose it. */
function Suggestion({ size, isSelected }: SuggestionProps) {
  const t = useMessages(sizingMessages);
  const dispatch = useDispatch();
  const isSoldOut = size ? getStock(size) === 'sold-out' : false;
  const words = size
    ? formatMessage(isSoldOut ? t.suggestedSoldOut : t.suggested, { size: formatFullSize(size) })
    : size === null
      ? t.none
      : t.ask;
  return (
    <View style={styles.suggestion}>
      <Text role="status" aria-live="polite" style={[text.ui, styles.fill]}>
        {words}
      </Text>
      {size && !isSoldOut && (
        <TextButton
          label={isSelected ? t.chosen : t.choose}
          isDisabled={isSelected}
          onPress={() => dispatch(chooseVariant(size.variantId))}
        />
      )}
    </View>
  );
}

interface AdviceProps {
  sizing: Sizing;
  sizes: readonly AvailableSize[];
  selected: AvailableSize | undefined;
}

function Advice({ sizing, sizes, selected }: AdviceProps) {
  const t = useMessages(sizingMessages);
  const { draft, change } = useStoredBody();
  const suggested = suggestSize(sizing, sizes, {
    height: parseHeight(draft.height),
    weight: parseWeight(draft.weight),
    usual: draft.usual || undefined,
  });
  const letters = sizing.rows.flatMap((row) => row[findColumn(sizing, '')] ?? []);
  const field = { keyboardType: 'decimal-pad', maxLength: 5 } as const;
  return (
    <>
      <View style={styles.fields}>
        <View style={styles.fill}>
          <Text style={text.caption}>{t.height}</Text>
          <TextField
            {...field}
            label={t.height}
            value={draft.height}
            onChange={(height) => change({ height })}
          />
        </View>
        <View style={styles.fill}>
          <Text style={text.caption}>{t.weight}</Text>
          <TextField
            {...field}
            label={t.weight}
            value={draft.weight}
            onChange={(weight) => change({ weight })}
          />
        </View>
      </View>
      <Text style={text.caption}>{t.usual}</Text>
      <View role="radiogroup" aria-label={t.usual} style={styles.chips}>
        {['', ...letters].map((letter) => (
          <Chip
            key={letter}
            role="radio"
            label={letter || t.unknown}
            isChosen={letter === draft.usual}
            onPress={() => change({ usual: letter })}
          />
        ))}
      </View>
      <Suggestion size={suggested} isSelected={suggested?.variantId === selected?.variantId} />
      <Text style={text.micro}>{t.privacy}</Text>
    </>
  );
}

interface SizeAdviceProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

/** Opens how a product fits, and for clothing a suggested size. What the shopper writes stays on the device. */
export function SizeAdvice({ product, selected }: SizeAdviceProps) {
  const { fit } = useMessages(messages);
  const t = useMessages(sizingMessages);
  const [isOpen, setOpen] = useState(false);
  const { sizing, availableSizes } = product;
  if (!sizing) return null;
  return (
    <>
      <TextButton label={t.helper} onPress={() => setOpen(true)} />
      <Sheet isOpen={isOpen} title={t.helper} onClose={() => setOpen(false)}>
        <ScrollView keyboardShouldPersistTaps="handled" contentContainerStyle={styles.sheet}>
          {sizing.note && <Text style={text.ui}>{`${fit}　${sizing.note}`}</Text>}
          {isClothingChart(sizing.chart) && (
            <Advice sizing={sizing} sizes={availableSizes} selected={selected} />
          )}
          <View style={styles.button}>
            <Button label={t.done} onPress={() => setOpen(false)} />
          </View>
        </ScrollView>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: tokens.space3, padding: tokens.gutter },
  fields: { flexDirection: 'row', gap: tokens.space3 },
  fill: { flex: 1, gap: tokens.space1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.space2 },
  suggestion: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    minHeight: tokens.touchSize,
  },
  button: { flexDirection: 'row', paddingTop: tokens.space3 },
});
