import type { CheckoutOrder } from '@vitrine/contract';
import { Amounts } from '../../../shared/order/Amounts.tsx';
import { TaxBreakdown } from '../../../shared/taxes/TaxBreakdown.tsx';
import { sumWaivedFees } from './rules.ts';

/** The amounts as the server calculated them. */
export const Totals = ({ order }: { order: CheckoutOrder }) => (
  <>
    <Amounts
      priceInfo={order.priceInfo}
      waivedFee={sumWaivedFees(order)}
      discount={order.promo}
      isLive
    />
    <TaxBreakdown
      fetchKey={`${order.id} ${order.priceInfo.grandTotal} ${order.shippingAddress?.country.code}`}
      fetchTaxes={(api) => api.getCheckoutTaxes({ params: { id: order.id } })}
    />
  </>
);
