import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Text } from '../../primitives/text/Text';
import type { TextTone } from '../../primitives/text/Text.types.ts';
import styles from './Tag.module.css';

export interface TagProps {
  children?: ReactNode;
  tone?: TextTone | undefined;
  className?: string | undefined;
}

/** A word or two about a product, without a box or background. */
export const Tag = ({ children, tone = 'soft', className }: TagProps) => (
  <Text variant="micro" tone={tone} className={cx(styles.tag, className)}>
    {children}
  </Text>
);
