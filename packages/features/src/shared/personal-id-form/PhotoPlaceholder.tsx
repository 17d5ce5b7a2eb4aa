import type { PidSide } from '@vitrine/state';
import { Box } from '@vitrine/ui';
import styles from './PhotoPicker.module.css';

/** A drawing in place of a photo that was uploaded before. */
export const PhotoPlaceholder = ({ side }: { side: PidSide }) => (
  <Box className={styles.card}>
    <Box className={styles.lines}>
      <Box className={styles.short} />
      <Box className={styles.long} />
      <Box className={styles.short} />
      <Box className={styles.wide} />
    </Box>
    <Box className={side === 'front' ? styles.portrait : styles.emblem} />
  </Box>
);
