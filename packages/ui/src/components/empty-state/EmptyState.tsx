import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import type { IconName } from '../../primitives/icon/icon-paths.ts';
import { Text } from '../../primitives/text/Text';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  hint?: string | undefined;
  icon?: IconName | undefined;
  /** The whole page is not there: it has no other heading. */
  isPage?: boolean | undefined;
  /** What to do instead. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({
  title,
  hint,
  icon = 'hanger',
  isPage,
  children,
  className,
}: EmptyStateProps) => (
  <Box className={cx(styles.empty, className)}>
    <Icon name={icon} size="xxl" className={styles.icon} />
    <Text as={isPage ? 'h1' : 'h2'} look="h2">
      {title}
    </Text>
    {hint && (
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {hint}
      </Text>
    )}
    {children && <Box className={styles.next}>{children}</Box>}
  </Box>
);
