import type { CheckoutOrder } from '@vitrine/contract';
import { Amounts } from '../../../shared/order/Amounts.tsx';
import { hasImports } from '../../../shared/order/order-rules.ts';
import { TaxBreakdown } from '../../../shared/taxes/TaxBreakdown.tsx';
import { sumWaivedFees } from './rules.ts';

/** The amounts as the server calculated them. */
export function Totals({ order }: { order: CheckoutOrder }) {
  const includesDuties = hasImports(order.shippingOptions);
  return (
    <>
      <Amounts
        priceInfo={order.priceInfo}
        waivedFee={sumWaivedFees(order)}
        discount={order.promo}
        includesDuties={includesDuties}
        isLive
      />
      {includesDuties && (
        <TaxBreakdown
          fetchKey={`${order.id} ${order.priceInfo.grandTotal} ${order.shippingAddress?.country.code}`}
          fetchTaxes={(api) => api.getCheckoutTaxes({ params: { id: order.id } })}
        />
      )}
    </>
  );
}
