import type { BagItem } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import styles from './Boutique.module.css';
import { Item } from './Item.tsx';
import { messages } from './messages.ts';
import type { Group } from './rules.ts';
import type { BagChanges } from './useBagChanges.ts';

interface BoutiqueProps {
  group: Group;
  /** Without it the fee is told once, for all boutiques. */
  hasOwnFee: boolean;
  changes: BagChanges;
  onSize: (item: BagItem) => void;
}

/** What one boutique sends, and what its delivery costs. */
export function Boutique({ group, hasOwnFee, changes, onSize }: BoutiqueProps) {
  const words = useMessages(messages);
  const { merchant, shipping } = group.boutique;
  const fee = formatPrice(shipping.fee);
  return (
    <Box as="section" className={styles.boutique} aria-label={merchant.name}>
      <Box className={styles.head}>
        <Box>
          <Text as="h2" look="brand">
            {merchant.name}
          </Text>
          <Text as="p" look="micro" tone="quiet">
            {merchant.city}
          </Text>
        </Box>
        {hasOwnFee && (
          <Text look="cap" tone="soft" tabular>
            {shipping.fee > 0 ? fill(words.delivery, { fee }) : words.deliveryFree}
          </Text>
        )}
      </Box>
      <Box as="ul">
        {group.items.map((item) => (
          <Item key={item.id} item={item} changes={changes} onSize={onSize} />
        ))}
      </Box>
    </Box>
  );
}
