import type { Gender } from '@vitrine/contract';
import { type Target, useMessages } from '@vitrine/platform';
import { type RootState, selectBrands, selectCategories, selectProductSet } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Link, ProductCard, ProductGrid, Row, SectionHeading } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import styles from './DefaultHome.module.css';
import { getNewestId, listLargestBrands } from './default-home.ts';
import { messages } from './messages.ts';

/** As many as a phone shows. */
const EAGER_COUNT = 2;

interface LinksProps {
  title: string;
  links: readonly { key: string; name: string; to: Target }[];
}

/** Links under a heading; nothing without links. */
const Links = ({ title, links }: LinksProps) =>
  links.length === 0 ? null : (
    <Box as="section" className={styles.section} aria-label={title}>
      <SectionHeading title={title} />
      <Row gap={4} wraps className={styles.links}>
        {links.map(({ key, name, to }) => (
          <Link key={key} className={layout.textLink} to={to}>
            {name}
          </Link>
        ))}
      </Row>
    </Box>
  );

/** What stands in for a home page until one is published: the newest products, categories and brands. */
export function DefaultHome({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const newest = useSelector((state: RootState) => selectProductSet(state, getNewestId(gender)));
  const categories = useSelector((state: RootState) => selectCategories(state, gender));
  const brands = useSelector((state: RootState) => selectBrands(state, gender));
  return (
    <>
      <Box as="section" className={styles.section} aria-label={t.newest}>
        <SectionHeading title={t.newest} />
        <ProductGrid>
          {newest?.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < EAGER_COUNT} />
          ))}
        </ProductGrid>
      </Box>
      <Links
        title={t.categories}
        links={categories.map(({ id, name }) => ({
          key: id,
          name,
          to: { route: 'list', query: { category: id } },
        }))}
      />
      <Links
        title={t.brands}
        links={listLargestBrands(brands).map(({ id, name }) => ({
          key: id,
          name,
          to: { route: 'list', query: { brand: id, gender } },
        }))}
      />
    </>
  );
}
