import type { BagItem } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Caption, FinePrint, Row, Text } from '@vitrine/ui';
import { formatPromise } from '../../../shared/delivery/format-promise.ts';
import { WaivedFee } from '../../../shared/membership/WaivedFee.tsx';
import styles from './BoutiqueSection.module.css';
import { Item } from './Item.tsx';
import { messages } from './messages.ts';
import type { BoutiqueGroup } from './rules.ts';
import type { BagChanges } from './useBagChanges.ts';

interface BoutiqueSectionProps {
  group: BoutiqueGroup;
  /** The boutique is in the first window: its pictures load at once. */
  eager: boolean;
  /** False where there is only one sender, of whom the shop does not speak. */
  isNamed: boolean;
  /** False where all boutiques share one delivery fee. */
  hasOwnFee: boolean;
  changes: BagChanges;
  onChangeSize: (item: BagItem) => void;
}

/** The items of one boutique, and its delivery fee. */
export function BoutiqueSection({
  group,
  eager,
  isNamed,
  hasOwnFee,
  changes,
  onChangeSize,
}: BoutiqueSectionProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { merchant, shipping } = group.boutique;
  const fee = formatPrice(shipping.fee);
  return (
    <Box as="section" className={styles.boutique} aria-label={isNamed ? merchant.name : t.title}>
      <Row gap={3} isSpread className={styles.head}>
        <Box>
          {isNamed && (
            <>
              <Text as="h2" variant="brand">
                {merchant.name}
              </Text>
              <FinePrint>{merchant.city}</FinePrint>
            </>
          )}
          {shipping.promise && (
            <Caption tabular>{formatPromise(shipping.promise, language, Date.now())}</Caption>
          )}
        </Box>
        {hasOwnFee && (
          <Text variant="caption" tone="soft" tabular>
            {shipping.fee > 0 && formatMessage(t.delivery, { fee })}
            {shipping.fee === 0 &&
              (shipping.regularFee > 0 ? <WaivedFee fee={shipping.regularFee} /> : t.deliveryFree)}
          </Text>
        )}
      </Row>
      <Box as="ul">
        {group.items.map((item) => (
          <Item
            key={item.id}
            item={item}
            eager={eager}
            changes={changes}
            onChangeSize={onChangeSize}
          />
        ))}
      </Box>
    </Box>
  );
}
