import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import { Text } from '../../primitives/text/Text';
import styles from './Breadcrumb.module.css';
import type { BreadcrumbProps } from './Breadcrumb.types.ts';

/** The way here. A phone has its back arrow instead. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  const words = useMessages(messages);
  return (
    <Box as="nav" className={cx(styles.way, className)} aria-label={words.breadcrumb}>
      <Box as="ol" className={styles.list}>
        {items.map(({ label, to }, place) => {
          const isHere = place === items.length - 1;
          return (
            <Box as="li" key={label} className={styles.item}>
              {to && !isHere ? (
                <Link to={to}>{label}</Link>
              ) : (
                <Text tone={isHere ? 'ink' : undefined} aria-current={isHere ? 'page' : undefined}>
                  {label}
                </Text>
              )}
              {!isHere && (
                <Text className={styles.slash} aria-hidden="true">
                  /
                </Text>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
