import { fill, formatPrice } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBar, Box, Button, cx, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { piecesOf } from './rules.ts';
import styles from './Totals.module.css';
import type { BagChanges } from './useBagChanges.ts';
import { useCheckout } from './useCheckout.ts';

const Row = ({ name, value, total }: { name: string; value: string; total?: boolean }) => (
  <Box className={cx(styles.row, total && styles.total)}>
    <Box as="dt" className={styles.name}>
      {name}
    </Box>
    <Box as="dd" className={styles.value}>
      {value}
    </Box>
  </Box>
);

/** What it comes to, and the way on. While the bag changes, the sums wait for the shop. */
export function Totals({ changes }: { changes: BagChanges }) {
  const words = useMessages(messages);
  const { country } = usePlatform();
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { checkOut, isUnderWay } = useCheckout(changes);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = bag.priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const n = piecesOf(bag);
  return (
    <Box as="aside" className={styles.totals} aria-label={words.prices}>
      <Text as="h2" look="h3" className={styles.title}>
        {words.prices}
      </Text>
      <Box as="dl" className={cx(changes.isBusy && styles.waiting)} aria-busy={changes.isBusy}>
        <Row name={words.subTotal} value={price(subTotalAmount)} />
        <Row
          name={words.shipping}
          value={totalShippingFee > 0 ? price(totalShippingFee) : words.free}
        />
        <Row name={words.taxes} value={words.included} />
        <Row total name={words.total} value={price(grandTotal)} />
      </Box>
      {!isLoggedIn && (
        <Text as="p" look="micro" tone="quiet" className={styles.note}>
          {words.loginFirst}
        </Text>
      )}
      <Text as="p" look="micro" tone="quiet" className={styles.note}>
        {words.note}
        {country === 'CN' && words.customs}
      </Text>
      <ActionBar aboveTabs className={styles.bar}>
        <Box className={styles.sum}>
          <Text as="p" look="micro" tone="quiet">
            {words.totalTaxed}
          </Text>
          <Text
            as="p"
            tabular
            className={cx(styles.amount, changes.isBusy && styles.waiting)}
            aria-live="polite"
          >
            {price(grandTotal)}
          </Text>
        </Box>
        <Button
          className={styles.checkout}
          disabled={n === 0}
          loading={isUnderWay}
          onTap={() => void checkOut()}
        >
          {n === 0 ? words.nothingToOrder : fill(words.checkout, { n })}
        </Button>
      </ActionBar>
    </Box>
  );
}
