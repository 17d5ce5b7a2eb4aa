import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import type { FooterColumn, ShopLink } from '../words.ts';
import styles from './Rows.module.css';

function HelpLink({ item }: { item: ShopLink }) {
  const to = resolveLink(item.link, usePlatform().name);
  if (!to) return null;
  return (
    <Link className={styles.row} to={to}>
      <Text className={styles.name}>{item.text}</Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}

/** What the shop explains about itself: the same pages that its footer leads to. */
export const Help = ({ columns }: { columns: readonly FooterColumn[] }) =>
  columns.map(({ title, links }) => (
    <Box as="section" key={title} className={styles.rows} aria-label={title}>
      <Text as="h2" look="h3" className={styles.title}>
        {title}
      </Text>
      {links.map((item) => (
        <HelpLink key={item.text} item={item} />
      ))}
    </Box>
  ));
