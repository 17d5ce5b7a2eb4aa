import type { BagItem } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBag } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Boutique } from './Boutique.tsx';
import styles from './FilledBag.module.css';
import { messages } from './messages.ts';
import { type Group, groupsOf, isGone, nearestFree } from './rules.ts';
import { SizeChange } from './SizeChange.tsx';
import { Totals } from './Totals.tsx';
import { Unavailable } from './Unavailable.tsx';
import type { BagChanges } from './useBagChanges.ts';

/** How the delivery is counted, and what would make it cheaper. */
function DeliveryHint({ groups, isFlatRate }: { groups: Group[]; isFlatRate: boolean }) {
  const words = useMessages(messages);
  const near = nearestFree(groups, isFlatRate);
  if (!isFlatRate && !near) return null;
  return (
    <Box className={styles.hint}>
      <Icon name="delivery" size="m" />
      <Text look="cap" tabular>
        {near
          ? fill(words.missingForFree, { name: near.name, amount: formatPrice(near.missing) })
          : words.flatRate}
      </Text>
    </Box>
  );
}

/** Everything in the bag by boutique, and what it comes to. */
export function FilledBag({ changes }: { changes: BagChanges }) {
  const bag = useSelector(selectBag);
  const [sizing, setSizing] = useState<BagItem>();
  const [isOpen, setOpen] = useState(false);
  const groups = groupsOf(bag);
  const askSize = (item: BagItem) => {
    setSizing(item);
    setOpen(true);
  };
  return (
    <Box className={styles.bag}>
      <Box>
        <DeliveryHint groups={groups} isFlatRate={bag.isFlatRateOrder} />
        <Box className={styles.list}>
          {groups.map((group) => (
            <Boutique
              key={group.boutique.merchant.id}
              group={group}
              hasOwnFee={!bag.isFlatRateOrder}
              changes={changes}
              onSize={askSize}
            />
          ))}
          <Unavailable items={bag.items.filter(isGone)} changes={changes} />
        </Box>
      </Box>
      <Totals changes={changes} />
      {sizing && (
        <SizeChange
          key={`${sizing.id} ${sizing.variantId}`}
          open={isOpen}
          item={sizing}
          changes={changes}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
