import type { BagItem } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import boutique from './Boutique.module.css';
import styles from './Item.module.css';
import { ItemPicture } from './Item.tsx';
import { messages } from './messages.ts';
import type { BagChanges } from './useBagChanges.ts';

function GoneItem({ item }: { item: BagItem }) {
  const words = useMessages(messages);
  const { productId, sizeDescription: size } = item;
  const isOffline = item.notices.includes('gone');
  return (
    <Box as="li" className={styles.item}>
      <Box className={styles.off}>
        <ItemPicture item={item} />
      </Box>
      <Box className={styles.words}>
        <Text as="p" look="brand">
          {item.brand.name}
        </Text>
        <Text as="p" tone="soft" clamp={2} className={styles.name}>
          {item.shortDescription}
        </Text>
        <Text as="p" look="cap" tone="quiet" className={styles.state}>
          {fill(isOffline ? words.gone : words.soldOut, { size })}
        </Text>
        {/* Other sizes, and what resembles it. */}
        <Button
          kind="text"
          className={styles.see}
          to={{ route: 'product', params: { id: productId } }}
        >
          {words.similar}
        </Button>
      </Box>
    </Box>
  );
}

interface UnavailableProps {
  items: readonly BagItem[];
  changes: Pick<BagChanges, 'clear'>;
}

/** What cannot be bought now: kept in sight until it is cleared away. */
export function Unavailable({ items, changes }: UnavailableProps) {
  const words = useMessages(messages);
  if (items.length === 0) return null;
  return (
    <Box as="section" className={boutique.boutique} aria-label={words.unavailable}>
      <Box className={boutique.head}>
        <Box>
          <Text as="h2" look="ui" tone="quiet">
            {words.unavailable}
          </Text>
          <Text as="p" look="micro" tone="quiet">
            {fill(words.pieces, { n: items.length })}
          </Text>
        </Box>
        <Button kind="text" onTap={() => void changes.clear(items.map(({ id }) => id))}>
          {words.clear}
        </Button>
      </Box>
      <Box as="ul">
        {items.map((item) => (
          <GoneItem key={item.id} item={item} />
        ))}
      </Box>
    </Box>
  );
}
