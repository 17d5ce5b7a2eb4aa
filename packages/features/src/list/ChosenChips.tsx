import { fill, formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { FULL_PRICE_RANGE, isFullRange, type PriceRange, selectChosen } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Chip, cx } from '@vitrine/ui';
import { QUICK_FILTERS } from './address.ts';
import styles from './ChosenChips.module.css';
import { type ListMessages, messages } from './messages.ts';
import { toggleQuick, toggleValue, withPrice } from './narrow.ts';
import type { ListMoves } from './useList.ts';

function priceText({ min, max }: PriceRange, words: ListMessages): string {
  const [low, high] = [min, max].map((units) => formatPrice(toMinor(units)));
  if (max >= FULL_PRICE_RANGE.max) return fill(words.from, { price: low ?? '' });
  if (min <= FULL_PRICE_RANGE.min) return fill(words.upTo, { price: high ?? '' });
  return `${low}–${high}`;
}

/** Everything chosen, each to be taken back by a tap. */
export function ChosenChips({
  moves,
  className,
}: {
  moves: ListMoves;
  className?: string | undefined;
}) {
  const words = useMessages(messages);
  const chosen = useSelector(selectChosen);
  const { address, show } = moves;
  const { quick, priceRange } = address.filters;
  const chips = [
    // Same-day delivery is among the values already.
    ...QUICK_FILTERS.filter(({ key }) => quick.includes(key) && key !== 'sameDay').map(
      ({ key }) => ({
        key: key as string,
        name: words.quick[key],
        vanished: false,
        next: toggleQuick(address, key),
      }),
    ),
    ...chosen.map(({ type, value }) => ({
      key: `${type}${value.value}`,
      name: value.name,
      vanished: value.disabled,
      next: toggleValue(address, type, value.value),
    })),
    ...(isFullRange(priceRange)
      ? []
      : [
          {
            key: 'price',
            name: priceText(priceRange, words),
            vanished: false,
            next: withPrice(address, FULL_PRICE_RANGE),
          },
        ]),
  ];
  if (chips.length === 0) return null;
  return (
    <Box className={cx(styles.chips, className)} role="group" aria-label={words.chosen}>
      {chips.map(({ key, name, vanished, next }) => (
        <Chip
          key={key}
          removable
          vanished={vanished}
          label={fill(words.remove, { name })}
          onTap={() => show(next)}
        >
          {name}
        </Chip>
      ))}
    </Box>
  );
}
