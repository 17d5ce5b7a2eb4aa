import type { PidSide } from '@vitrine/state';
import { Box } from '@vitrine/ui';
import styles from './CardSide.module.css';

/** Stands for a photo that the shop has: what is on it is nobody's to look at again. */
export const CardDrawing = ({ side }: { side: PidSide }) => (
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
