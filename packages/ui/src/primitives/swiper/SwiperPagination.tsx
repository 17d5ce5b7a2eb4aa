import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../box/Box';
import { Text } from '../text/Text';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';

interface SwiperPaginationProps extends Pick<SwiperProps, 'pagination' | 'counter'> {
  placement: 'inside' | 'below';
  index: number;
  count: number;
}

/** Shows the current position. Hidden from screen readers, as each slide announces its own number. */
export function SwiperPagination({
  placement,
  pagination = 'dots',
  counter,
  index,
  count,
}: SwiperPaginationProps) {
  if (count < 2) return null;
  if (placement === 'inside') {
    return counter ? (
      <Text variant="micro" tone="soft" tabular className={styles.counter} aria-hidden="true">
        {index + 1} / {count}
      </Text>
    ) : null;
  }
  if (pagination === 'line') {
    const style = { '--visible': String(1 / count), '--start': String(index / count) };
    return (
      <Box className={styles.line} style={style as CSSProperties} aria-hidden="true">
        <Box className={styles.thumb} />
      </Box>
    );
  }
  if (pagination === 'none') return null;
  const dots = Array.from({ length: count }, (_, position) => ({ id: `dot${position}`, position }));
  return (
    <Box className={styles.dots} aria-hidden="true">
      {dots.map(({ id, position }) => (
        <Box key={id} className={cx(styles.dot, position === index && styles.current)} />
      ))}
    </Box>
  );
}
