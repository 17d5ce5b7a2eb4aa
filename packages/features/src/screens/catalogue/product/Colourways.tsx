import type { Colourway } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Box, cx, Link, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Colourways.module.css';
import { messages } from './messages.ts';
import { hasOnePrice } from './rules.ts';

interface SwatchProps {
  colourway: Colourway;
  isCurrent: boolean;
  /** Absent while every colour costs the same. */
  price: string | undefined;
}

/** One colour, as a link to its own product. It takes the place of the current one, so back leads past both. */
function Swatch({ colourway, isCurrent, price }: SwatchProps) {
  const t = useMessages(messages);
  const { id, color, hex, isSoldOut } = colourway;
  const notes = [price, isSoldOut ? t.soldOut : undefined].filter((note) => note !== undefined);
  return (
    <Link
      className={cx(styles.swatch, isCurrent && styles.current, isSoldOut && styles.soldOut)}
      to={{ route: 'product', params: { id } }}
      replace
      keepScroll
      aria-current={isCurrent ? 'true' : undefined}
      onPress={(event) => isCurrent && event.preventDefault()}
    >
      <Box className={styles.disc} style={{ background: hex }} />
      <Text variant="micro" clamp={2} className={styles.name}>
        {color}
      </Text>
      {notes.map((note) => (
        <Text key={note} variant="micro" tone="quiet" tabular>
          {note}
        </Text>
      ))}
    </Link>
  );
}

/** The colours of a product. */
export function Colourways({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { id, color, colourways, currency } = product;
  if (colourways.length < 2) return null;
  const isSamePrice = hasOnePrice(colourways);
  return (
    <Box className={spacing.mt6}>
      <Text as="h2" variant="ui">
        <Text strong>{t.colour}</Text> <Text tone="quiet">{color}</Text>
      </Text>
      <Box className={styles.swatches} role="group" aria-label={t.colour}>
        {colourways.map((colourway) => (
          <Swatch
            key={colourway.id}
            colourway={colourway}
            isCurrent={colourway.id === id}
            price={isSamePrice ? undefined : formatPrice(colourway.price, currency)}
          />
        ))}
      </Box>
    </Box>
  );
}
