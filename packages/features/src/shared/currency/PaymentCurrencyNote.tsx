import { formatConverted, formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectCurrencyRate } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Hint } from '@vitrine/ui';
import { messages } from './messages.ts';

/** What an amount is in the chosen currency, and that it is paid in CNY. Nothing while CNY is chosen. */
export function PaymentCurrencyNote({ amount }: { amount: number }) {
  const t = useMessages(messages);
  const rate = useSelector(selectCurrencyRate);
  if (!rate) return null;
  return <Hint>{formatMessage(t.payment, { amount: formatConverted(amount, rate) })}</Hint>;
}
