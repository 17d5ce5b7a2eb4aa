import { formatMessage, formatPrice, toMinor } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  FULL_PRICE_RANGE,
  findSelectedValues,
  isFullPriceRange,
  type PriceRange,
  selectFilter,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Chip, cx } from '@vitrine/ui';
import styles from './FilterChips.module.css';
import { QUICK_FILTERS, setFilters, toggleFilter, toggleQuickFilter } from './list-url.ts';
import { type ListMessages, messages } from './messages.ts';
import type { ListControls } from './useList.ts';

function formatPriceRange({ min, max }: PriceRange, t: ListMessages): string {
  const [low, high] = [min, max].map((units) => formatPrice(toMinor(units)));
  if (max >= FULL_PRICE_RANGE.max) return formatMessage(t.from, { price: low ?? '' });
  if (min <= FULL_PRICE_RANGE.min) return formatMessage(t.upTo, { price: high ?? '' });
  return `${low}–${high}`;
}

interface FilterChipsProps {
  controls: ListControls;
  className?: string | undefined;
  /** Leaves out the quick filters, which the toolbar above shows already. */
  hidesQuick?: boolean | undefined;
}

/** The selected filters; pressing one removes it. */
export function FilterChips({ controls, className, hidesQuick = false }: FilterChipsProps) {
  const t = useMessages(messages);
  const filter = useSelector(selectFilter);
  const { url, show } = controls;
  const { chosen, quick, priceRange } = url.filters;
  const chips = [
    ...QUICK_FILTERS.filter(({ key }) => !hidesQuick && quick.includes(key)).map(({ key }) => ({
      key: key as string,
      name: t.quick[key],
      isGone: false,
      next: toggleQuickFilter(url, key),
    })),
    ...findSelectedValues(filter, chosen).map(({ type, value }) => ({
      key: `${type}${value.value}`,
      name: value.name,
      isGone: value.disabled,
      next: toggleFilter(url, type, value.value),
    })),
    ...(isFullPriceRange(priceRange)
      ? []
      : [
          {
            key: 'price',
            name: formatPriceRange(priceRange, t),
            isGone: false,
            next: setFilters(url, { priceRange: FULL_PRICE_RANGE }),
          },
        ]),
  ];
  if (chips.length === 0) return null;
  return (
    <Box className={cx(styles.chips, className)} role="group" aria-label={t.chosen}>
      {chips.map(({ key, name, isGone, next }) => (
        <Chip
          key={key}
          removable
          unavailable={isGone}
          label={formatMessage(t.remove, { name })}
          onPress={() => show(next)}
        >
          {name}
        </Chip>
      ))}
    </Box>
  );
}
