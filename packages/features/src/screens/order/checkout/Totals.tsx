import type { CheckoutOrder } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { WaivedFee } from '../../../shared/membership/WaivedFee.tsx';
import { type PriceRow, PriceRows } from '../../../shared/order/PriceRows.tsx';
import { TaxBreakdown } from '../../../shared/taxes/TaxBreakdown.tsx';
import { messages } from './messages.ts';
import { sumWaivedFees } from './rules.ts';

/** The amounts as the server calculated them. */
export function Totals({ order }: { order: CheckoutOrder }) {
  const { priceInfo, promo } = order;
  const t = useMessages(messages);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const shippingFee = totalShippingFee === 0 ? t.free : price(totalShippingFee);
  const waived = totalShippingFee === 0 ? sumWaivedFees(order) : 0;
  const discounts: PriceRow[] = promo
    ? [{ key: 'promo', name: promo.name, value: `−${price(promo.amount)}`, variant: 'discount' }]
    : [];
  const rows: PriceRow[] = [
    { key: 'subtotal', name: t.subTotal, value: price(subTotalAmount) },
    {
      key: 'shipping',
      name: t.shippingFee,
      value: waived > 0 ? <WaivedFee fee={waived} currency={currencyIsoCode} /> : shippingFee,
    },
    ...discounts,
    { key: 'tax', name: t.tax, value: t.included },
    { key: 'total', name: t.total, value: price(grandTotal), variant: 'total' },
  ];
  return (
    <>
      <PriceRows rows={rows} isLive />
      <TaxBreakdown
        fetchKey={`${order.id} ${grandTotal} ${order.shippingAddress?.country.code}`}
        fetchTaxes={(api) => api.getCheckoutTaxes({ params: { id: order.id } })}
      />
    </>
  );
}
