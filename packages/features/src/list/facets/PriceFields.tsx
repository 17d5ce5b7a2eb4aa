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

/** The lowest and the highest price, in whole units; an empty field sets no bound. */
export function PriceFields({ moves }: { moves: ListMoves }) {
  const words = useMessages(messages);
  const { priceRange, priceBounds } = useSelector(selectFilter);
  const [low, setLow] = useState('');
  const [high, setHigh] = useState('');

  useEffect(() => {
    setLow(writtenPrice(priceRange.min, FULL_PRICE_RANGE.min));
    setHigh(writtenPrice(priceRange.max, FULL_PRICE_RANGE.max));
  }, [priceRange]);

  function apply(): void {
    const next: PriceRange = readPrice(low, high);
    if (next.min === priceRange.min && next.max === priceRange.max) return;
    moves.show(withPrice(moves.address, next));
  }

  const field = { kind: 'number', hidesLabel: true, onBlur: apply, onSubmit: apply } as const;
  const scale = scaleOf(priceBounds);
  const within = (units: number) => clamp(units, scale.min, scale.max);
  const written = readPrice(low, high);
  return (
    <>
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
      <Box className={styles.range}>
        <Input
          {...field}
          label={words.minimum}
          value={low}
          onChange={setLow}
          placeholder={said(priceBounds.min)}
        />
        <Text tone="quiet">{words.to}</Text>
        <Input
          {...field}
          label={words.maximum}
          value={high}
          onChange={setHigh}
          placeholder={said(priceBounds.max)}
        />
      </Box>
    </>
  );
}
