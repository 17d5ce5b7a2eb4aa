import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn, selectSellers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBar, Box, Button, FinePrint, Heading, Text } from '@vitrine/ui';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Amounts } from '../../../shared/order/Amounts.tsx';
import { hasImports } from '../../../shared/order/order-rules.ts';
import { messages } from './messages.ts';
import { countCheckoutItems, groupByBoutique, sumWaivedFees } from './rules.ts';
import styles from './Totals.module.css';
import type { BagChanges } from './useBagChanges.ts';
import { useCreateCheckout } from './useCreateCheckout.ts';

/** The totals and the checkout button. The amounts are dimmed while changes are being saved. */
export function Totals({ changes }: { changes: BagChanges }) {
  const t = useMessages(messages);
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { createCheckout, isPending } = useCreateCheckout(changes);
  const { grandTotal, currencyIsoCode } = bag.priceInfo;
  const itemCount = countCheckoutItems(bag);
  const sellers = useSelector(selectSellers);
  const groups = groupByBoutique(bag);
  const includesDuties = hasImports(groups.map(({ boutique }) => boutique));
  return (
    <Box as="aside" className={layout.summary} aria-label={t.prices}>
      <Heading className={spacing.pb2}>{t.prices}</Heading>
      <Amounts
        priceInfo={bag.priceInfo}
        waivedFee={sumWaivedFees(bag)}
        includesDuties={includesDuties}
        isUpdating={changes.isSaving}
      />
      {!isLoggedIn && <FinePrint className={styles.note}>{t.loginFirst}</FinePrint>}
      <FinePrint className={styles.note}>
        {t.note}
        {groups.length > 1 && t.apart[sellers]}
        {groups.some(({ boutique }) => boutique.passesCustoms) && t.customs}
      </FinePrint>
      <ChatLink />
      <ActionBar aboveTabs className={styles.bar}>
        <Box className={layout.mobileOnly}>
          <FinePrint>{t.totalTaxed[includesDuties ? 'imported' : 'domestic']}</FinePrint>
          <Text
            as="p"
            tabular
            tone={changes.isSaving ? 'quiet' : undefined}
            className={layout.barAmount}
            aria-live="polite"
          >
            {formatPrice(grandTotal, currencyIsoCode)}
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
