import type { BagItem } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBag } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Row, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Banners } from '../../../shared/banners/Banners.tsx';
import { RecentlyViewedGate } from '../../../shared/recently-viewed/RecentlyViewedGate';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { BoutiqueSection } from './BoutiqueSection.tsx';
import styles from './FilledBag.module.css';
import { messages } from './messages.ts';
import {
  type BoutiqueGroup,
  findNearestFreeDelivery,
  groupByBoutique,
  isUnavailable,
} from './rules.ts';
import { SizeSheet } from './SizeSheet.tsx';
import { Totals } from './Totals.tsx';
import { UnavailableItems } from './UnavailableItems.tsx';
import type { BagChanges } from './useBagChanges.ts';

/** As many boutiques as a phone shows. */
const EAGER_COUNT = 2;

interface DeliveryHintProps {
  groups: BoutiqueGroup[];
  isFlatRate: boolean;
  isNamed: boolean;
}

/** How delivery is charged, and how much is missing for free delivery. */
function DeliveryHint({ groups, isFlatRate, isNamed }: DeliveryHintProps) {
  const t = useMessages(messages);
  const nearest = findNearestFreeDelivery(groups, isFlatRate);
  if (!isFlatRate && !nearest) return null;
  return (
    <Row gap={3} className={styles.hint}>
      <Icon name="delivery" size="m" />
      <Text variant="caption" tabular>
        {nearest
          ? formatMessage(isNamed ? t.missingForFree : t.missingForFreeAtAll, {
              name: nearest.name,
              amount: formatPrice(nearest.missing),
            })
          : t.flatRate}
      </Text>
    </Row>
  );
}

/** The items by boutique, and the totals. */
export function FilledBag({ changes }: { changes: BagChanges }) {
  const bag = useSelector(selectBag);
  const [editedItem, setEditedItem] = useState<BagItem>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const groups = groupByBoutique(bag);
  const isNamed = useSendersNamed(groups.length);
  const openSizeSheet = (item: BagItem) => {
    setEditedItem(item);
    setSheetOpen(true);
  };
  return (
    <>
      <Box className={styles.bag}>
        <Box>
          <DeliveryHint groups={groups} isFlatRate={bag.isFlatRateOrder} isNamed={isNamed} />
          <Box className={styles.list}>
            {groups.map((group, index) => (
              <BoutiqueSection
                key={group.boutique.merchant.id}
                group={group}
                eager={index < EAGER_COUNT}
                isNamed={isNamed}
                hasOwnFee={!bag.isFlatRateOrder}
                changes={changes}
                onChangeSize={openSizeSheet}
              />
            ))}
            <UnavailableItems items={bag.items.filter(isUnavailable)} changes={changes} />
            <Banners position="bag" />
          </Box>
        </Box>
        <Totals changes={changes} />
        {editedItem && (
          <SizeSheet
            key={`${editedItem.id} ${editedItem.variantId}`}
            open={isSheetOpen}
            item={editedItem}
            changes={changes}
            onClose={() => setSheetOpen(false)}
          />
        )}
      </Box>
      <RecentlyViewedGate />
    </>
  );
}
