import type { BagPriceInfo } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { WaivedFee } from '../membership/WaivedFee.tsx';
import { messages } from './amounts-messages.ts';
import { type PriceRow, PriceRows, type PriceRowsProps } from './PriceRows.tsx';

interface AmountsProps extends Omit<PriceRowsProps, 'rows'> {
  priceInfo: BagPriceInfo;
  /** The delivery fee that benefits waive, where there is none to pay. */
  waivedFee?: number;
  discount?: { name: string; amount: number } | null | undefined;
  refunded?: number;
  /** Whether the amounts include import duties. */
  includesDuties: boolean;
}

/** The amounts of a bag, a checkout or an order, as the server calculated them. */
export function Amounts({
  priceInfo,
  waivedFee = 0,
  discount,
  refunded = 0,
  includesDuties,
  ...rest
}: AmountsProps) {
  const t = useMessages(messages);
  const { subTotalAmount, totalShippingFee, grandTotal, currencyIsoCode } = priceInfo;
  const price = (amount: number) => formatPrice(amount, currencyIsoCode);
  const freeDelivery =
    waivedFee > 0 ? <WaivedFee fee={waivedFee} currency={currencyIsoCode} /> : t.free;
  const rows: (PriceRow | false | null | undefined)[] = [
    { key: 'subtotal', name: t.subtotal, value: price(subTotalAmount) },
    {
      key: 'shipping',
      name: t.shipping,
      value: totalShippingFee > 0 ? price(totalShippingFee) : freeDelivery,
    },
    discount && {
      key: 'discount',
      name: discount.name,
      value: `−${price(discount.amount)}`,
      variant: 'discount',
    },
    includesDuties && { key: 'taxes', name: t.taxes, value: t.included },
    { key: 'total', name: t.total, value: price(grandTotal), variant: 'total' },
    refunded > 0 && { key: 'refunded', name: t.refunded, value: price(refunded) },
  ];
  return <PriceRows {...rest} rows={rows.filter((row) => !!row)} />;
}
