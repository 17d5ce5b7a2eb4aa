import type { ProductSummary } from '@vitrine/contract';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Link, Scroller } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { useInteraction } from '../page/place.ts';
import { Slide } from '../products/Slide.tsx';
import { messages } from './messages.ts';
import type { PlpNavigationFields } from './schema.ts';
import styles from './View.module.css';

type Props = ModuleProps<PlpNavigationFields, ProductSummary[]>;

/** Words that lead to listings; one that leads nowhere on this host is left out. */
function Ways({ ways }: { ways: PlpNavigationFields['ways'] }) {
  const { name } = usePlatform();
  const interact = useInteraction();
  const words = useMessages(messages);
  const open = ways.flatMap(({ title, commonLink }) => {
    const to = resolveLink(commonLink, name);
    return to ? [{ title, to }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Box as="nav" className={styles.ways} aria-label={words.listings}>
      <Scroller>
        {open.map(({ title, to }) => (
          <Link key={title} to={to} className={styles.way} onTap={() => interact('way', { title })}>
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
      <Ways ways={ways} />
      <Slide
        products={data}
        label={moduleTitle?.title}
        more={{
          link: commonLink,
          rest: { route: 'list', query: { [listing.type]: listing.id } },
          text: showMoreText,
        }}
      />
    </Box>
  );
}
