import type { BagItem } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/order/bag';
import type { BagChanges } from '@vitrine/features/parts/order/bag/useBagChanges';
import {
  type BoutiqueGroup,
  findNearestFreeDelivery,
  groupByBoutique,
  isUnavailable,
} from '@vitrine/features/rules/order/bag';
import { formatPromise } from '@vitrine/features/shared/delivery/format-promise';
import { messages as membershipMessages } from '@vitrine/features/shared/membership/messages';
import { useSendersNamed } from '@vitrine/features/shared/sellers/useSendersNamed';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectBag } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { RefreshControl, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useLayout } from '../../parts/layout.ts';
import { text } from '../../parts/text-styles.ts';
import { BagBanners } from './BagBanners.tsx';
import { BagItemRow } from './BagItemRow.tsx';
import { SizeSheet } from './SizeSheet.tsx';
import { CheckoutBar, Totals } from './Totals.tsx';
import { UnavailableItems } from './UnavailableItems.tsx';

/** How delivery is charged, and how much is missing for free delivery. */
function DeliveryHint({
  groups,
  isFlatRate,
  isNamed,
}: {
  groups: BoutiqueGroup[];
  isFlatRate: boolean;
  isNamed: boolean;
}) {
  const t = useMessages(messages);
  const nearest = findNearestFreeDelivery(groups, isFlatRate);
  if (!isFlatRate && !nearest) return null;
  const hint = nearest
    ? formatMessage(isNamed ? t.missingForFree : t.missingForFreeAtAll, {
        name: nearest.name,
        amount: formatPrice(nearest.missing),
      })
    : t.flatRate;
  return (
    <View style={styles.hint}>
      <Icon name="delivery" size={20} />
      <Text style={[text.caption, styles.hintText]}>{hint}</Text>
    </View>
  );
}

function DeliveryFee({ fee, regularFee }: { fee: number; regularFee: number }) {
  const t = useMessages(messages);
  const { waived, regularFee: usually } = useMessages(membershipMessages);
  if (fee > 0)
    return (
      <Text style={[text.caption, styles.fee]}>
        {formatMessage(t.delivery, { fee: formatPrice(fee) })}
      </Text>
    );
  if (regularFee === 0) return <Text style={[text.caption, styles.fee]}>{t.deliveryFree}</Text>;
  const regular = formatPrice(regularFee);
  return (
    <Text style={[text.caption, styles.fee]} aria-label={`${usually} ${regular} ${waived}`}>
      <Text style={styles.struck}>{regular}</Text>
      {`  ${waived}`}
    </Text>
  );
}

interface BoutiqueProps {
  group: BoutiqueGroup;
  /** False where there is only one sender, of whom the shop does not speak. */
  isNamed: boolean;
  /** False where all boutiques share one delivery fee. */
  hasOwnFee: boolean;
  changes: BagChanges;
  onChangeSize(item: BagItem): void;
}

function Boutique({ group, isNamed, hasOwnFee, changes, onChangeSize }: BoutiqueProps) {
  const language = useLanguage();
  const { merchant, shipping } = group.boutique;
  return (
    <View style={styles.boutique}>
      <View style={styles.head}>
        <View style={styles.sender}>
          {isNamed && (
            <>
              <Text role="heading" style={text.brand}>
                {merchant.name}
              </Text>
              <Text style={text.micro}>{merchant.city}</Text>
            </>
          )}
          {shipping.promise && (
            <Text style={[text.caption, text.tabular]}>
              {formatPromise(shipping.promise, language, Date.now())}
            </Text>
          )}
        </View>
        {hasOwnFee && <DeliveryFee {...shipping} />}
      </View>
      {group.items.map((item, index) => (
        <BagItemRow
          key={item.id}
          item={item}
          isFirst={index === 0}
          changes={changes}
          onChangeSize={onChangeSize}
        />
      ))}
    </View>
  );
}

/** The items by boutique, and the totals. */
export function FilledBag({ changes, onRefresh }: { changes: BagChanges; onRefresh(): void }) {
  const bag = useSelector(selectBag);
  const [edited, setEdited] = useState<BagItem>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const groups = groupByBoutique(bag);
  const isNamed = useSendersNamed(groups.length);
  const { isTablet } = useLayout();
  return (
    <>
      <ScrollView
        testID="bag"
        refreshControl={<RefreshControl refreshing={false} onRefresh={onRefresh} />}
      >
        <DeliveryHint groups={groups} isFlatRate={bag.isFlatRateOrder} isNamed={isNamed} />
        <View style={[styles.column, isTablet && styles.wide]}>
          <View style={isTablet && styles.fill}>
            {groups.map((group) => (
              <Boutique
                key={group.boutique.merchant.id}
                group={group}
                isNamed={isNamed}
                hasOwnFee={!bag.isFlatRateOrder}
                changes={changes}
                onChangeSize={(item) => {
                  setEdited(item);
                  setSheetOpen(true);
                }}
              />
            ))}
            <UnavailableItems items={bag.items.filter(isUnavailable)} changes={changes} />
            <BagBanners />
          </View>
          <View style={isTablet && styles.totals}>
            <Totals isSaving={changes.isSaving} />
          </View>
        </View>
      </ScrollView>
      <CheckoutBar changes={changes} />
      {edited && (
        <SizeSheet
          key={`${edited.id} ${edited.variantId}`}
          isOpen={isSheetOpen}
          item={edited}
          changes={changes}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  hint: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space3,
    minHeight: tokens.controlHeight,
    paddingHorizontal: tokens.gutter,
    backgroundColor: tokens.ivory,
  },
  hintText: { flexShrink: 1, paddingVertical: tokens.space2, color: tokens.ink },
  column: {
    paddingHorizontal: tokens.gutter,
    paddingBottom: tokens.space10,
  },
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: tokens.space10 },
  fill: { flex: 1 },
  totals: { width: 300 },
  boutique: {
    paddingVertical: tokens.space2,
    borderBottomWidth: 1,
    borderBottomColor: tokens.ink,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space3,
    minHeight: 72,
    paddingVertical: tokens.space2,
  },
  sender: { flexShrink: 1 },
  fee: { color: tokens.ink2, fontVariant: ['tabular-nums'], textAlign: 'right' },
  struck: { color: tokens.ink3, textDecorationLine: 'line-through' },
});
