import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface CountProps {
  /** How many pieces are kept; until that is known, the line that will say so stands empty. */
  n?: number;
  children?: ReactNode;
}

/** How many pieces are kept, and what can be done about it: as high with one of them as with both. */
export function Count({ n, children }: CountProps) {
  const { count } = useMessages(messages);
  return (
    <Box className={styles.count}>
      <Text look="cap" tone="quiet" tabular role="status">
        {n !== undefined && fill(count, { n })}
      </Text>
      {children}
    </Box>
  );
}
