import type { Order } from '@vitrine/contract';
import { addressText, formatPrice, mobileText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, cx } from '@vitrine/ui';
import { CopyButton } from '../copy/CopyButton.tsx';
import { Facts } from '../order-parts/Facts.tsx';
import { momentText, numberText } from '../order-parts/order-text.ts';
import { messages } from './messages.ts';
import styles from './Summary.module.css';

interface Sum {
  key: string;
  name: string;
  value: string;
  className?: string | undefined;
}

const Row = ({ name, value, className }: Omit<Sum, 'key'>) => (
  <Box className={cx(styles.row, className)}>
    <Box as="dt">{name}</Box>
    <Box as="dd" className={styles.value}>
      {value}
    </Box>
  </Box>
);

/** What was paid, and for what. */
function Sums({ order: { priceInfo, promo, refundedAmount } }: { order: Order }) {
  const words = useMessages(messages);
  const price = (amount: number) => formatPrice(amount, priceInfo.currencyIsoCode);
  const sums: Sum[] = [
    { key: 'subtotal', name: words.subtotal, value: price(priceInfo.subTotalAmount) },
    {
      key: 'shipping',
      name: words.shipping,
      value: priceInfo.totalShippingFee > 0 ? price(priceInfo.totalShippingFee) : words.free,
    },
    ...(priceInfo.totalDiscount > 0
      ? [
          {
            key: 'promo',
            name: promo?.name ?? words.promo,
            value: `−${price(priceInfo.totalDiscount)}`,
            className: styles.promo,
          },
        ]
      : []),
    { key: 'taxes', name: words.taxes, value: words.included },
  ];
  return (
    <Box as="dl">
      {sums.map(({ key, ...sum }) => (
        <Row key={key} {...sum} />
      ))}
      <Row name={words.total} value={price(priceInfo.grandTotal)} className={styles.total} />
      {refundedAmount > 0 && <Row name={words.refunded} value={price(refundedAmount)} />}
    </Box>
  );
}

/** The figures, and everything one may be asked for on the telephone. */
export function Summary({ order }: { order: Order }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { shippingAddress } = order;
  const facts = [
    {
      key: 'address',
      name: words.address,
      value: `${shippingAddress.name} ${mobileText(shippingAddress)} ${addressText(shippingAddress, language)}`,
    },
    {
      key: 'number',
      name: words.number,
      value: numberText(order.number),
      deed: <CopyButton text={order.number} of={words.number} copied={words.copied} />,
    },
    { key: 'placedAt', name: words.placedAt, value: momentText(order.placedAt, language) },
    { key: 'payment', name: words.payment, value: words.methods[order.paymentMethod] },
  ];
  return (
    <Box className={styles.summary}>
      <Sums order={order} />
      <Facts facts={facts} />
    </Box>
  );
}
