import type { MerchantOrderDetails, RefundSplit } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { providerNames } from '../../parts/provider-names.ts';
import { type AmountRow, AmountRows } from './AmountRows.tsx';
import { orderMessages } from './messages.ts';
import { nameItem } from './units.ts';

interface RefundSummaryProps {
  split: RefundSplit;
  order: MerchantOrderDetails;
}

type Line = RefundSplit['lines'][number];

/** How the amount of a line comes about, in the order in which it is calculated. */
function useLineHint(currency: string) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, currency);
  return ({ quantity, fullAmount, discount, share, amount, duty, vat }: Line): string => {
    const change = amount - share;
    const parts = [
      quantity > 0 && `${texts.fullAmount} ${price(fullAmount)}`,
      discount > 0 && `${texts.discount} −${price(discount)}`,
      quantity > 0 && change !== 0 && `${texts.changed} ${price(change)}`,
      quantity === 0 && texts.amountOnly,
      duty !== null &&
        vat !== null &&
        formatMessage(texts.taxes, { duty: price(duty), vat: price(vat) }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}

/** How the amount is composed and the way it goes back, before it is done. */
export function RefundSummary({ split, order }: RefundSummaryProps) {
  const texts = useMessages(orderMessages);
  const providers = useMessages(providerNames);
  const format = useFormat();
  const getHint = useLineHint(split.currency);
  const price = (amount: number) => format.exactPrice(amount, split.currency);
  const rows: (AmountRow | false)[] = [
    ...split.lines.map((line) => ({
      key: line.orderItemId,
      name: nameItem(order.items, line),
      amount: price(line.amount),
      hint: getHint(line),
    })),
    split.shipping > 0 && { key: 'shipping', name: texts.shipping, amount: price(split.shipping) },
    split.goodwill > 0 && { key: 'goodwill', name: texts.goodwill, amount: price(split.goodwill) },
    {
      key: 'total',
      name: texts.total,
      amount: price(split.total),
      hint: formatMessage(texts.paidBackBy, { provider: providers[order.payment.provider] }),
      isTotal: true,
    },
    {
      key: 'left',
      name: texts.leftAfter,
      amount: price(split.left.total - split.total),
    },
  ];
  return <AmountRows rows={rows} />;
}
