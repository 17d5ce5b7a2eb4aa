import type { BagItem } from '@vitrine/contract';
import { formatChinaShortDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, BrandName, Button, FinePrint, Hint, Row, Stack, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import boutique from './BoutiqueSection.module.css';
import styles from './Item.module.css';
import { ItemPicture } from './Item.tsx';
import { messages } from './messages.ts';
import type { BagChanges } from './useBagChanges.ts';

function UnavailableItem({ item }: { item: BagItem }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { productId, sizeDescription: size } = item;
  const isGone = item.notices.includes('gone');
  const sized = isGone ? t.gone : t.soldOut;
  const unavailable = size === '' ? (isGone ? t.allGone : t.allSoldOut) : sized;
  return (
    <Box as="li" className={styles.item}>
      <Box className={layout.dimmed}>
        <ItemPicture item={item} />
      </Box>
      <Stack gap={1} className={styles.text}>
        <BrandName>{item.brand.name}</BrandName>
        <Text as="p" tone="soft" clamp={2} className={styles.name}>
          {item.shortDescription}
        </Text>
        <Hint className={layout.pushed}>
          {item.opensAt
            ? formatMessage(t.opens, {
                day: formatChinaShortDate(Date.parse(item.opensAt), language),
              })
            : formatMessage(unavailable, { size })}
        </Hint>
        {/* The product page has other sizes and similar products. */}
        <Button
          variant="text"
          className={styles.seeProduct}
          to={{ route: 'product', params: { id: productId } }}
        >
          {t.seeProduct}
        </Button>
      </Stack>
    </Box>
  );
}

interface UnavailableItemsProps {
  items: readonly BagItem[];
  changes: Pick<BagChanges, 'clear'>;
}

/** The items that cannot be bought now, until the shopper clears them. */
export function UnavailableItems({ items, changes }: UnavailableItemsProps) {
  const t = useMessages(messages);
  if (items.length === 0) return null;
  return (
    <Box as="section" className={boutique.boutique} aria-label={t.unavailable}>
      <Row gap={3} isSpread className={boutique.head}>
        <Box>
          <Text as="h2" variant="ui" tone="quiet">
            {t.unavailable}
          </Text>
          <FinePrint>{formatMessage(t.itemCount, { n: items.length })}</FinePrint>
        </Box>
        <Button variant="text" onPress={() => void changes.clear(items.map(({ id }) => id))}>
          {t.clear}
        </Button>
      </Row>
      <Box as="ul">
        {items.map((item) => (
          <UnavailableItem key={item.id} item={item} />
        ))}
      </Box>
    </Box>
  );
}
