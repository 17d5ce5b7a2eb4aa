import { messages } from '@vitrine/features/messages/catalogue/list';
import {
  formatBound,
  parsePriceRange,
} from '@vitrine/features/parts/catalogue/list/facets/price-input';
import { type ListUrl, setFilters } from '@vitrine/features/rules/catalogue/list';
import { formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FULL_PRICE_RANGE, selectFilter } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { TextField } from '../../parts/TextField.tsx';
import { text } from '../../parts/text-styles.ts';

interface PriceFieldsProps {
  url: ListUrl;
  onChange(url: ListUrl): void;
}

/** The lowest and the highest price, in whole currency units; an empty field sets no bound. */
export function PriceFields({ url, onChange }: PriceFieldsProps) {
  const t = useMessages(messages);
  const { priceBounds } = useSelector(selectFilter);
  const { min, max } = url.filters.priceRange;
  const [low, setLow] = useState(() => formatBound(min, FULL_PRICE_RANGE.min));
  const [high, setHigh] = useState(() => formatBound(max, FULL_PRICE_RANGE.max));
  // One at a time, so that filtering by one bound keeps what is being written into the other field.
  useEffect(() => setLow(formatBound(min, FULL_PRICE_RANGE.min)), [min]);
  useEffect(() => setHigh(formatBound(max, FULL_PRICE_RANGE.max)), [max]);
  const apply = () => {
    const next = parsePriceRange(low, high);
    if (next.min !== min || next.max !== max) onChange(setFilters(url, { priceRange: next }));
  };
  const field = { keyboardType: 'number-pad', onBlur: apply, onSubmit: apply } as const;
  return (
    <View style={styles.facet}>
      <Text role="heading" style={text.ui}>
        {t.facets.Price}
      </Text>
      <View style={styles.range}>
        <TextField
          {...field}
          label={t.minimum}
          placeholder={formatPrice(toMinor(priceBounds.min))}
          value={low}
          onChange={setLow}
        />
        <Text style={text.caption}>{t.to}</Text>
        <TextField
          {...field}
          label={t.maximum}
          placeholder={formatPrice(toMinor(priceBounds.max))}
          value={high}
          onChange={setHigh}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  facet: { gap: tokens.space3 },
  range: { flexDirection: 'row', alignItems: 'center', gap: tokens.space3 },
});
