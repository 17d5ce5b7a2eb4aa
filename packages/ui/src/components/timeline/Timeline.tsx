import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Timeline.module.css';

export interface TimelineStep {
  key: string;
  title: string;
  note?: ReactNode;
  state: 'done' | 'now' | 'ahead';
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  className?: string | undefined;
}

/** What happened, what happens now, and what is ahead. */
export const Timeline = ({ label, steps, className }: TimelineProps) => (
  <Box as="ol" aria-label={label} className={className}>
    {steps.map(({ key, title, note, state }, index) => (
      <Box
        as="li"
        key={key}
        className={styles.step}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        {index < steps.length - 1 && <Box className={styles.line} />}
        <Box className={cx(styles.dot, state !== 'ahead' && styles[state])} />
        <Text
          look="ui"
          strong={state === 'now'}
          className={cx(styles.words, state === 'ahead' && styles.ahead)}
        >
          {title}
        </Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </Box>
    ))}
  </Box>
);
