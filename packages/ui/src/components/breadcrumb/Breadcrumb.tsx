import { useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import { Text } from '../../primitives/text/Text';
import styles from './Breadcrumb.module.css';
import type { BreadcrumbProps } from './Breadcrumb.types.ts';

/** The path to the current page. CSS hides it on mobile, where the header has a back arrow. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  const t = useMessages(messages);
  return (
    <Box as="nav" className={cx(styles.breadcrumb, className)} aria-label={t.breadcrumb}>
      <Box as="ol" className={styles.list}>
        {items.map(({ label, to }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <Box as="li" key={label + JSON.stringify(to)} className={styles.item}>
              {to && !isCurrent ? (
                <Link to={to}>{label}</Link>
              ) : (
                <Text
                  tone={isCurrent ? 'ink' : undefined}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </Text>
              )}
              {!isCurrent && (
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
