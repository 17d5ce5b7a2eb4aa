import type { ProductSummary } from '@vitrine/contract';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Link, Scroller } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import type { ModuleProps } from '../definition.ts';
import { ProductCarousel } from '../products/ProductCarousel.tsx';
import { messages } from './messages.ts';
import type { PlpNavigationFields } from './schema.ts';
import styles from './View.module.css';

type Props = ModuleProps<PlpNavigationFields, ProductSummary[]>;

/** Text links to listings; links without a target on this host are left out. */
function ListingLinks({ ways }: { ways: PlpNavigationFields['ways'] }) {
  const { name } = usePlatform();
  const trackInteraction = useTrackInteraction();
  const t = useMessages(messages);
  const links = ways.flatMap(({ title, commonLink }) => {
    const to = resolveLink(commonLink, name);
    return to ? [{ title, to }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Box as="nav" className={styles.links} aria-label={t.listings}>
      <Scroller>
        {links.map(({ title, to }) => (
          <Link
            key={title}
            to={to}
            className={styles.link}
            onPress={() => trackInteraction('way', { title })}
          >
            {title}
          </Link>
        ))}
      </Scroller>
    </Box>
  );
}

export function View({ fields, data = [] }: Props) {
  const { listing, commonLink, showMoreText, moduleTitle, ways } = fields;
  return (
    <Box>
      <ListingLinks ways={ways} />
      <ProductCarousel
        products={data}
        label={moduleTitle?.title}
        more={{
          link: commonLink,
          fallback: { route: 'list', query: { [listing.type]: listing.id } },
          text: showMoreText,
        }}
      />
    </Box>
  );
}
