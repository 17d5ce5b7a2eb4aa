import { formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FULL_PRICE_RANGE, type PriceRange, selectFilter } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Input, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { withPrice } from '../narrow.ts';
import type { ListMoves } from '../useList.ts';
import styles from './PriceFields.module.css';
import { readPrice, writtenPrice } from './price-text.ts';

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
  const hint = (units: number) => formatPrice(toMinor(units));
  return (
    <Box className={styles.range}>
      <Input
        {...field}
        label={words.minimum}
        value={low}
        onChange={setLow}
        placeholder={hint(priceBounds.min)}
      />
      <Text tone="quiet">{words.to}</Text>
      <Input
        {...field}
        label={words.maximum}
        value={high}
        onChange={setHigh}
        placeholder={hint(priceBounds.max)}
      />
    </Box>
  );
}
