import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Text } from '../../primitives/text/Text';
import styles from './PageTitle.module.css';

export interface PageTitleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The h1 of a screen on desktop. On mobile the header shows the title instead. */
export const PageTitle = ({ className, children }: PageTitleProps) => (
  <Text as="h1" variant="h1" className={cx(styles.title, className)}>
    {children}
  </Text>
);
