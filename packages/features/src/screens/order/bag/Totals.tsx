import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBar, Box, Button, cx, Text } from '@vitrine/ui';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { WaivedFee } from '../../../shared/membership/WaivedFee.tsx';
import { type PriceRow, PriceRows } from '../../../shared/order/PriceRows.tsx';
import { messages } from './messages.ts';
import { countCheckoutItems, groupByBoutique, sumWaivedFees } from './rules.ts';
import styles from './Totals.module.css';
import type { BagChanges } from './useBagChanges.ts';
import { useCreateCheckout } from './useCreateCheckout.ts';

/** The totals and the checkout button. The amounts are dimmed while changes are being saved. */
export function Totals({ changes }: { changes: BagChanges }) {
  const t = useMessages(messages);
  const { country } = usePlatform();
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { createCheckout, isPending } = useCreateCheckout(changes);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = bag.priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const shipping = totalShippingFee > 0 ? price(totalShippingFee) : t.free;
  const waived = totalShippingFee > 0 ? 0 : sumWaivedFees(bag);
  const itemCount = countCheckoutItems(bag);
  const rows: PriceRow[] = [
    { key: 'subtotal', name: t.subTotal, value: price(subTotalAmount) },
    {
      key: 'shipping',
      name: t.shipping,
      value: waived > 0 ? <WaivedFee fee={waived} /> : shipping,
    },
    { key: 'taxes', name: t.taxes, value: t.included },
    { key: 'total', name: t.total, value: price(grandTotal), variant: 'total' },
  ];
  return (
    <Box as="aside" className={styles.totals} aria-label={t.prices}>
      <Text as="h2" variant="h3" className={spacing.pb2}>
        {t.prices}
      </Text>
      <PriceRows rows={rows} isUpdating={changes.isSaving} />
      {!isLoggedIn && (
        <Text as="p" variant="micro" tone="quiet" className={styles.note}>
          {t.loginFirst}
        </Text>
      )}
      <Text as="p" variant="micro" tone="quiet" className={styles.note}>
        {t.note}
        {groupByBoutique(bag).length > 1 && t.apart}
        {country === 'CN' && t.customs}
      </Text>
      <ChatLink />
      <ActionBar aboveTabs className={styles.bar}>
        <Box className={styles.sum}>
          <Text as="p" variant="micro" tone="quiet">
            {t.totalTaxed}
          </Text>
          <Text
            as="p"
            tabular
            className={cx(layout.barAmount, changes.isSaving && styles.waiting)}
            aria-live="polite"
          >
            {price(grandTotal)}
          </Text>
        </Box>
        <Button
          className={styles.checkout}
          disabled={itemCount === 0}
          loading={isPending}
          onPress={() => void createCheckout()}
        >
          {itemCount === 0 ? t.nothingToOrder : formatMessage(t.checkout, { n: itemCount })}
        </Button>
      </ActionBar>
    </Box>
  );
}
