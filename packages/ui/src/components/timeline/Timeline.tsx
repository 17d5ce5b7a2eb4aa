import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Timeline.module.css';

export interface TimelineStep {
  key: string;
  title: string;
  note?: ReactNode;
  state: 'done' | 'current' | 'upcoming';
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  className?: string | undefined;
}

/** Past, current and upcoming steps. */
export const Timeline = ({ label, steps, className }: TimelineProps) => (
  <Box as="ol" aria-label={label} className={className}>
    {steps.map(({ key, title, note, state }, index) => (
      <Box
        as="li"
        key={key}
        className={styles.step}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        {index < steps.length - 1 && <Box className={styles.line} />}
        <Box className={cx(styles.dot, state !== 'upcoming' && styles[state])} />
        <Text
          variant="ui"
          strong={state === 'current'}
          className={cx(styles.title, state === 'upcoming' && styles.upcoming)}
        >
          {title}
        </Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </Box>
    ))}
  </Box>
);
