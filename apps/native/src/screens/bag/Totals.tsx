import { messages } from '@vitrine/features/messages/order/bag';
import type { BagChanges } from '@vitrine/features/parts/order/bag/useBagChanges';
import { useCreateCheckout } from '@vitrine/features/parts/order/bag/useCreateCheckout';
import {
  countCheckoutItems,
  groupByBoutique,
  sumWaivedFees,
} from '@vitrine/features/rules/order/bag';
import { contactMessages } from '@vitrine/features/shared/customer-service/contact-messages';
import { messages as membershipMessages } from '@vitrine/features/shared/membership/messages';
import { messages as amountMessages } from '@vitrine/features/shared/order/amounts-messages';
import { hasImports } from '@vitrine/features/shared/order/order-rules';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn, selectSellers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';

interface AmountProps {
  name: string;
  value: string;
  isTotal?: boolean;
}

const Amount = ({ name, value, isTotal = false }: AmountProps) => (
  <View style={[styles.amount, isTotal && styles.total]} accessible>
    <Text style={isTotal ? text.ui : [text.ui, styles.soft]}>{name}</Text>
    <Text style={[text.ui, text.tabular, isTotal && styles.large]}>{value}</Text>
  </View>
);

/** The amounts as the server calculated them. They are dimmed while changes are being saved. */
function Amounts({ isSaving, includesDuties }: { isSaving: boolean; includesDuties: boolean }) {
  const t = useMessages(amountMessages);
  const { waived } = useMessages(membershipMessages);
  const bag = useSelector(selectBag);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = bag.priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const free = sumWaivedFees(bag) > 0 ? waived : t.free;
  return (
    <View aria-busy={isSaving} style={isSaving && styles.saving}>
      <Amount name={t.subtotal} value={price(subTotalAmount)} />
      <Amount name={t.shipping} value={totalShippingFee > 0 ? price(totalShippingFee) : free} />
      {includesDuties && <Amount name={t.taxes} value={t.included} />}
      <Amount isTotal name={t.total} value={price(grandTotal)} />
    </View>
  );
}

function useIncludesDuties(): boolean {
  const groups = groupByBoutique(useSelector(selectBag));
  return hasImports(groups.map(({ boutique }) => boutique));
}

/** The totals, and what a shopper wants to know before the checkout. */
export function Totals({ isSaving }: { isSaving: boolean }) {
  const t = useMessages(messages);
  const { contact } = useMessages(contactMessages);
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const sellers = useSelector(selectSellers);
  const groups = groupByBoutique(bag);
  const notes = [
    t.note,
    groups.length > 1 ? t.apart[sellers] : '',
    groups.some(({ boutique }) => boutique.passesCustoms) ? t.customs : '',
  ];
  return (
    <View style={styles.summary}>
      <Text role="heading" style={[text.h3, styles.title]}>
        {t.prices}
      </Text>
      <Amounts isSaving={isSaving} includesDuties={useIncludesDuties()} />
      {!isLoggedIn && <Text style={[text.micro, styles.note]}>{t.loginFirst}</Text>}
      <Text style={[text.micro, styles.note]}>{notes.join('')}</Text>
      <LinkArea to={{ route: 'conversation', params: { id: 'new' } }} style={styles.chat}>
        <Icon name="chat" size={20} />
        <Text style={text.caption}>{contact}</Text>
      </LinkArea>
    </View>
  );
}

/** The total and the way to the checkout, below the list. */
export function CheckoutBar({ changes }: { changes: BagChanges }) {
  const t = useMessages(messages);
  const bag = useSelector(selectBag);
  const { createCheckout, isPending } = useCreateCheckout(changes);
  const { grandTotal, currencyIsoCode } = bag.priceInfo;
  const n = countCheckoutItems(bag);
  return (
    <View style={styles.bar}>
      <View style={styles.barColumn}>
        <View style={styles.barTotal} accessible>
          <Text style={text.micro}>
            {t.totalTaxed[useIncludesDuties() ? 'imported' : 'domestic']}
          </Text>
          <Text
            aria-live="polite"
            style={[text.ui, text.tabular, styles.large, changes.isSaving && styles.saving]}
          >
            {formatPrice(grandTotal, currencyIsoCode)}
          </Text>
        </View>
        <View style={styles.checkout}>
          <Button
            label={n === 0 ? t.nothingToOrder : formatMessage(t.checkout, { n })}
            isDisabled={n === 0}
            isBusy={isPending}
            onPress={() => void createCheckout()}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  summary: { paddingTop: tokens.space8 },
  title: { paddingBottom: tokens.space2 },
  amount: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space4,
    paddingVertical: 6,
  },
  total: {
    marginTop: tokens.space2,
    paddingTop: tokens.space4,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
  },
  large: { fontSize: tokens.textH3, lineHeight: tokens.leadingH3 },
  soft: { color: tokens.ink2 },
  saving: { opacity: 0.5 },
  note: { marginTop: tokens.space4, lineHeight: 20 },
  chat: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: tokens.space2,
    minHeight: tokens.touchSize,
    marginTop: tokens.space2,
  },
  bar: {
    paddingHorizontal: tokens.gutter,
    paddingVertical: tokens.space2,
    borderTopWidth: 1,
    borderTopColor: tokens.border,
    backgroundColor: tokens.paper,
  },
  barColumn: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.space4,
  },
  barTotal: { flexShrink: 1 },
  checkout: { flexDirection: 'row', minWidth: 174 },
});
