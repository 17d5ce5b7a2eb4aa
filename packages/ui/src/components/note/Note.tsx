import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './Note.module.css';

export interface NoteProps {
  /** `bad` is read out as soon as it is there. */
  tone?: 'plain' | 'good' | 'bad' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A few words set apart. */
export const Note = ({ tone = 'plain', className, children }: NoteProps) => (
  <Box
    className={cx(styles.note, tone !== 'plain' && styles[tone], className)}
    role={tone === 'bad' ? 'alert' : undefined}
  >
    {children}
  </Box>
);
