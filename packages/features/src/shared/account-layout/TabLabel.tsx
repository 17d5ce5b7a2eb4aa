import { Box, Text } from '@vitrine/ui';
import styles from './TabLabel.module.css';

interface TabLabelProps {
  name: string;
  /** The number of items. Zero or a number that is not loaded yet is not shown. */
  count: number;
}

/** A tab's label with its count. The count is positioned so that the label does not move when it loads. */
export const TabLabel = ({ name, count }: TabLabelProps) => (
  <Box className={styles.label}>
    {name}
    {count > 0 && (
      <Text tabular className={styles.count}>
        {` ${count}`}
      </Text>
    )}
  </Box>
);
