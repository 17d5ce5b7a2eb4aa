import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../box/Box';
import { Text } from '../text/Text';
import styles from './Swiper.module.css';
import type { SwiperProps } from './Swiper.types.ts';

interface MarksProps extends Pick<SwiperProps, 'marks' | 'counter'> {
  place: 'inside' | 'below';
  index: number;
  count: number;
}

/** Where in the row the window stands, drawn alike everywhere. Readers hear it from the slides. */
export function Marks({ place, marks = 'dots', counter, index, count }: MarksProps) {
  if (count < 2) return null;
  if (place === 'inside') {
    return counter ? (
      <Text look="micro" tone="soft" tabular className={styles.counter} aria-hidden="true">
        {index + 1} / {count}
      </Text>
    ) : null;
  }
  if (marks === 'line') {
    const style = { '--part': String(1 / count), '--start': String(index / count) };
    return (
      <Box className={styles.line} style={style as CSSProperties} aria-hidden="true">
        <Box className={styles.part} />
      </Box>
    );
  }
  if (marks === 'none') return null;
  const dots = Array.from({ length: count }, (_, position) => ({ id: `dot${position}`, position }));
  return (
    <Box className={styles.dots} aria-hidden="true">
      {dots.map(({ id, position }) => (
        <Box key={id} className={cx(styles.dot, position === index && styles.current)} />
      ))}
    </Box>
  );
}
