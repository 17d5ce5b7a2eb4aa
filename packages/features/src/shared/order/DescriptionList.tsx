import { Box } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface DescriptionListItem {
  key: string;
  name: string;
  value: ReactNode;
  /** A control beside the value. */
  action?: ReactNode;
}

/** Pairs of a name and a value, one below the other. */
export const DescriptionList = ({ items }: { items: readonly DescriptionListItem[] }) => (
  <Box as="dl">
    {items.map(({ key, name, value, action }) => (
      <Box key={key} className={styles.item}>
        <Box as="dt" className={styles.name}>
          {name}
        </Box>
        <Box as="dd" className={styles.value}>
          {value}
          {action && <Box className={styles.action}>{action}</Box>}
        </Box>
      </Box>
    ))}
  </Box>
);
