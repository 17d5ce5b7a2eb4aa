import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Descriptions, Typography } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useCanOpen } from '../../parts/open-screens.ts';
import { providerNames } from '../../parts/provider-names.ts';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';

const Copyable = ({ children }: { children: string }) => (
  <Typography.Text code copyable>
    {children}
  </Typography.Text>
);

/** Who paid, how and when, with the numbers that the payment provider knows. */
export function PaymentCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const providers = useMessages(providerNames);
  const format = useFormat();
  const { payment, shopperId, conversationId, paymentNumber } = order;
  const canOpen = useCanOpen();
  const links = [
    {
      ...{ id: shopperId, href: `/shoppers/${shopperId}` },
      ...{ label: texts.shopper, text: texts.openShopper },
    },
    {
      ...{ id: conversationId, href: `/conversations/${conversationId}` },
      ...{ label: texts.conversation, text: texts.openConversation },
    },
  ];
  const facts = [
    { key: 'provider', label: texts.provider, children: providers[payment.provider] },
    { key: 'paidAt', label: texts.paidAt, children: format.dateTime(payment.paidAt) },
    {
      key: 'whole',
      label: texts.wholePayment,
      children: format.exactPrice(payment.amount, order.currency),
    },
    { key: 'number', label: texts.paymentNumber, children: <Copyable>{paymentNumber}</Copyable> },
    payment.transactionId !== null && {
      key: 'transaction',
      label: texts.transaction,
      children: <Copyable>{payment.transactionId}</Copyable>,
    },
    ...links
      .filter(({ id, href }) => id !== null && canOpen(href))
      .map(({ label, href, text }) => ({
        ...{ key: href, label },
        children: <Link href={href}>{text}</Link>,
      })),
  ];
  return (
    <SectionCard title={texts.payment}>
      <Descriptions size="small" column={1} items={facts.filter((fact) => fact !== false)} />
    </SectionCard>
  );
}
