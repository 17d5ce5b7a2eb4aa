import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './Note.module.css';

export interface NoteProps {
  /** `bad` is announced by screen readers as an alert. */
  tone?: 'plain' | 'good' | 'bad' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A short notice in a tinted box. */
export const Note = ({ tone = 'plain', className, children }: NoteProps) => (
  <Box
    className={cx(styles.note, tone !== 'plain' && styles[tone], className)}
    role={tone === 'bad' ? 'alert' : undefined}
  >
    {children}
  </Box>
);
