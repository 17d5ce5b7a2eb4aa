import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';

import { Icon } from '../../primitives/icon/Icon';
import type { IconName } from '../../primitives/icon/icon-paths.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  hint?: string | undefined;
  icon?: IconName | undefined;
  /** Fills the whole page, so its title is the page's h1. */
  isPage?: boolean | undefined;
  /** Suggested next actions. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Says that a list or page is empty and offers what to do next. */
export const EmptyState = ({
  title,
  hint,
  icon = 'hanger',
  isPage,
  children,
  className,
}: EmptyStateProps) => (
  <Stack gap={3} align="center" className={cx(styles.empty, className)}>
    <Icon name={icon} size="xxl" className={styles.icon} />
    <Text as={isPage ? 'h1' : 'h2'} variant="h2">
      {title}
    </Text>
    {hint && (
      <Text as="p" variant="ui" tone="soft" className={styles.hint}>
        {hint}
      </Text>
    )}
    {children && (
      <Stack gap={3} align="center" className={styles.actions}>
        {children}
      </Stack>
    )}
  </Stack>
);
