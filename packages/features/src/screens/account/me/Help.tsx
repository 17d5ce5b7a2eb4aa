import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Heading, RowLink } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { FooterColumn } from '../../../shop-content.ts';

/** Links to the shop's help pages, the same as in its footer. */
export function Help({ columns }: { columns: readonly FooterColumn[] }) {
  const { name } = usePlatform();
  return columns.map(({ title, links }) => (
    <Box as="section" key={title} className={spacing.pb10} aria-label={title}>
      <Heading className={spacing.pb2}>{title}</Heading>
      {links.map(({ text, link }) => {
        const to = resolveLink(link, name);
        return to && <RowLink key={text} title={text} to={to} />;
      })}
    </Box>
  ));
}
