import { Box, Text } from '@vitrine/ui';
import styles from './TabLabel.module.css';

interface TabLabelProps {
  name: string;
  /** How many there are; none is not counted, nor what nobody knows yet. */
  n: number;
}

/** The word of a tab. Its count comes late, so it stands beside the word without moving it. */
export const TabLabel = ({ name, n }: TabLabelProps) => (
  <Box className={styles.word}>
    {name}
    {n > 0 && (
      <Text tabular className={styles.count}>
        {` ${n}`}
      </Text>
    )}
  </Box>
);
