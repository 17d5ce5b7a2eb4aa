import { Box, cx, Row } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './PriceRows.module.css';

export interface PriceRow {
  key: string;
  name: string;
  value: ReactNode;
  variant?: 'discount' | 'total';
}

export interface PriceRowsProps {
  rows: readonly PriceRow[];
  /** New amounts are being computed: these are dimmed. */
  isUpdating?: boolean;
  /** Screen readers announce an amount that changes. */
  isLive?: boolean;
}

/** The amounts of a bag, a checkout or an order, one below the other. */
export const PriceRows = ({ rows, isUpdating, isLive }: PriceRowsProps) => (
  <Box
    as="dl"
    className={cx(styles.rows, isUpdating && styles.updating)}
    aria-busy={isUpdating}
    aria-live={isLive ? 'polite' : undefined}
  >
    {rows.map(({ key, name, value, variant }) => (
      <Row key={key} isSpread className={cx(styles.row, variant && styles[variant])}>
        <Box as="dt" className={styles.name}>
          {name}
        </Box>
        <Box as="dd" className={styles.value}>
          {value}
        </Box>
      </Row>
    ))}
  </Box>
);
