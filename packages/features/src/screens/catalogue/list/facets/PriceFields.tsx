import { clamp, formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FULL_PRICE_RANGE, type PriceRange, selectFilter } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Input, RangeSlider, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { setFilters } from '../list-url.ts';
import { messages } from '../messages.ts';
import type { ListControls } from '../useList.ts';
import styles from './PriceFields.module.css';
import {
  canSlide,
  formatBound,
  getSliderRange,
  PRICE_STEP,
  parsePriceRange,
} from './price-input.ts';

const formatUnits = (units: number) => formatPrice(toMinor(units));

/** Both bounds while the shopper changes them; `apply` filters the list by them. */
function usePriceDraft({ url, show }: ListControls) {
  const { min, max } = url.filters.priceRange;
  const [low, setLow] = useState(() => formatBound(min, FULL_PRICE_RANGE.min));
  const [high, setHigh] = useState(() => formatBound(max, FULL_PRICE_RANGE.max));

  // One at a time, so that filtering by one bound keeps what is being written into the other field.
  useEffect(() => setLow(formatBound(min, FULL_PRICE_RANGE.min)), [min]);
  useEffect(() => setHigh(formatBound(max, FULL_PRICE_RANGE.max)), [max]);

  function apply(): void {
    const next: PriceRange = parsePriceRange(low, high);
    if (next.min === min && next.max === max) return;
    show(setFilters(url, { priceRange: next }));
  }
  return { low, setLow, high, setHigh, apply };
}

type PriceDraft = ReturnType<typeof usePriceDraft>;

function PriceSlider({ low, setLow, high, setHigh, apply }: PriceDraft) {
  const t = useMessages(messages);
  const range = getSliderRange(useSelector(selectFilter).priceBounds);
  const clampToRange = (units: number) => clamp(units, range.min, range.max);
  const draft = parsePriceRange(low, high);
  if (!canSlide(range, draft)) return null;
  return (
    <RangeSlider
      {...range}
      step={PRICE_STEP}
      low={clampToRange(draft.min)}
      high={clampToRange(draft.max)}
      lowLabel={t.minimum}
      highLabel={t.maximum}
      formatValue={formatUnits}
      onChange={(next) => {
        setLow(formatBound(next.low, range.min));
        setHigh(formatBound(next.high, range.max));
      }}
      onCommit={apply}
    />
  );
}

/** The lowest and the highest price, in whole currency units; an empty field sets no bound. */
export function PriceFields({ controls }: { controls: ListControls }) {
  const t = useMessages(messages);
  const { priceBounds } = useSelector(selectFilter);
  const draft = usePriceDraft(controls);
  const { apply } = draft;
  const field = { type: 'number', hidesLabel: true, onBlur: apply, onSubmit: apply } as const;
  return (
    <>
      <PriceSlider {...draft} />
      <Box className={styles.range}>
        <Input
          {...field}
          label={t.minimum}
          value={draft.low}
          onChange={draft.setLow}
          placeholder={formatUnits(priceBounds.min)}
        />
        <Text tone="quiet">{t.to}</Text>
        <Input
          {...field}
          label={t.maximum}
          value={draft.high}
          onChange={draft.setHigh}
          placeholder={formatUnits(priceBounds.max)}
        />
      </Box>
    </>
  );
}
