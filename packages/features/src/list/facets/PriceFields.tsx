import { clamp, formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FULL_PRICE_RANGE, type PriceRange, selectFilter } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Input, Range, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { withPrice } from '../narrow.ts';
import type { ListMoves } from '../useList.ts';
import styles from './PriceFields.module.css';
import { PRICE_STEP, readPrice, scaleOf, writtenPrice } from './price-text.ts';

const said = (units: number) => formatPrice(toMinor(units));

/** Both bounds as they are being written or drawn; they count once applied. */
function useWrittenRange(moves: ListMoves) {
  const { priceRange } = useSelector(selectFilter);
  const [low, setLow] = useState(() => writtenPrice(priceRange.min, FULL_PRICE_RANGE.min));
  const [high, setHigh] = useState(() => writtenPrice(priceRange.max, FULL_PRICE_RANGE.max));

  useEffect(() => {
    setLow(writtenPrice(priceRange.min, FULL_PRICE_RANGE.min));
    setHigh(writtenPrice(priceRange.max, FULL_PRICE_RANGE.max));
  }, [priceRange]);

  function apply(): void {
    const next: PriceRange = readPrice(low, high);
    if (next.min === priceRange.min && next.max === priceRange.max) return;
    moves.show(withPrice(moves.address, next));
  }
  return { low, setLow, high, setHigh, apply };
}

type WrittenRange = ReturnType<typeof useWrittenRange>;

function PriceLine({ low, setLow, high, setHigh, apply }: WrittenRange) {
  const words = useMessages(messages);
  const scale = scaleOf(useSelector(selectFilter).priceBounds);
  const within = (units: number) => clamp(units, scale.min, scale.max);
  const written = readPrice(low, high);
  return (
    <Range
      {...scale}
      step={PRICE_STEP}
      low={within(written.min)}
      high={within(written.max)}
      lowLabel={words.minimum}
      highLabel={words.maximum}
      say={said}
      onChange={(next) => {
        setLow(writtenPrice(next.low, scale.min));
        setHigh(writtenPrice(next.high, scale.max));
      }}
      onSettle={apply}
    />
  );
}

/** The lowest and the highest price, in whole units; an empty field sets no bound. */
export function PriceFields({ moves }: { moves: ListMoves }) {
  const words = useMessages(messages);
  const { priceBounds } = useSelector(selectFilter);
  const range = useWrittenRange(moves);
  const { apply } = range;
  const field = { kind: 'number', hidesLabel: true, onBlur: apply, onSubmit: apply } as const;
  return (
    <>
      <PriceLine {...range} />
      <Box className={styles.range}>
        <Input
          {...field}
          label={words.minimum}
          value={range.low}
          onChange={range.setLow}
          placeholder={said(priceBounds.min)}
        />
        <Text tone="quiet">{words.to}</Text>
        <Input
          {...field}
          label={words.maximum}
          value={range.high}
          onChange={range.setHigh}
          placeholder={said(priceBounds.max)}
        />
      </Box>
    </>
  );
}
