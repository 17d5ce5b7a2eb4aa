import type { CheckoutOrder } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Totals.module.css';

interface LineProps {
  name: string;
  amount: string;
  isPromotion?: boolean;
}

const Line = ({ name, amount, isPromotion }: LineProps) => (
  <Box className={styles.line}>
    <Box as="dt" className={styles.name}>
      {name}
    </Box>
    <Box as="dd" className={cx(styles.amount, isPromotion && styles.promotion)}>
      {amount}
    </Box>
  </Box>
);

/** Every amount as the shop has worked it out. */
export function Totals({ order: { priceInfo, promo } }: { order: CheckoutOrder }) {
  const words = useMessages(messages);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  return (
    <Box as="dl" className={styles.totals} aria-live="polite">
      <Line name={words.subTotal} amount={price(subTotalAmount)} />
      <Line
        name={words.shippingFee}
        amount={totalShippingFee === 0 ? words.free : price(totalShippingFee)}
      />
      {promo && <Line name={promo.name} amount={`−${price(promo.amount)}`} isPromotion />}
      <Line name={words.tax} amount={words.included} />
      <Box className={cx(styles.line, styles.total)}>
        <Box as="dt">
          <Text look="ui" strong>
            {words.total}
          </Text>
        </Box>
        <Box as="dd" className={styles.sum}>
          {price(grandTotal)}
        </Box>
      </Box>
    </Box>
  );
}
