import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Heading, Icon, Link, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { FooterColumn, ShopLink } from '../../../shop-content.ts';
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

/** Links to the shop's help pages, the same as in its footer. */
export const Help = ({ columns }: { columns: readonly FooterColumn[] }) =>
  columns.map(({ title, links }) => (
    <Box as="section" key={title} className={styles.rows} aria-label={title}>
      <Heading className={spacing.pb2}>{title}</Heading>
      {links.map((item) => (
        <HelpLink key={item.text} item={item} />
      ))}
    </Box>
  ));
