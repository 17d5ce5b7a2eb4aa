import { Box } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FactLine {
  key: string;
  name: string;
  value: ReactNode;
  /** What one can do with it. */
  deed?: ReactNode;
}

/** Names and what they stand for, one below the other. */
export const Facts = ({ facts }: { facts: readonly FactLine[] }) => (
  <Box as="dl">
    {facts.map(({ key, name, value, deed }) => (
      <Box key={key} className={styles.fact}>
        <Box as="dt" className={styles.name}>
          {name}
        </Box>
        <Box as="dd" className={styles.value}>
          {value}
          {deed && <Box className={styles.deed}>{deed}</Box>}
        </Box>
      </Box>
    ))}
  </Box>
);
