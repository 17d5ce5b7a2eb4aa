import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { AmountRows } from './AmountRows.tsx';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';

/** How what was paid came about, and what of it went back. */
export function AmountsCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, order.currency);
  const less = (amount: number) => `−${price(amount)}`;
  const { list, sale, discount, discountName, shipping, taxes, paid, refunded, left } =
    order.amounts;
  return (
    <SectionCard title={texts.amounts}>
      <AmountRows
        rows={[
          { key: 'list', name: texts.itemsAtList, amount: price(list) },
          sale > 0 && { key: 'sale', name: texts.sale, amount: less(sale) },
          discount > 0 && {
            key: 'discount',
            name: discountName ?? texts.coupon,
            amount: less(discount),
          },
          { key: 'shipping', name: texts.shipping, amount: price(shipping) },
          {
            ...{ key: 'paid', name: texts.paid, amount: price(paid), isTotal: true },
            hint: taxes
              ? formatMessage(texts.taxes, { duty: price(taxes.duty), vat: price(taxes.vat) })
              : undefined,
          },
          refunded > 0 && { key: 'refunded', name: texts.refunded, amount: less(refunded) },
          refunded > 0 && { key: 'left', name: texts.leftToRefund, amount: price(left) },
        ]}
      />
    </SectionCard>
  );
}
