import type { Order } from '@vitrine/contract';
import { formatAddress, formatMaskedMobile } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, RowLink, Stack, Text } from '@vitrine/ui';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import { formatDateTime } from '../../../shared/dates/format-date.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Amounts } from '../../../shared/order/Amounts.tsx';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import { formatOrderNumber, hasImports } from '../../../shared/order/order-rules.ts';
import { TaxBreakdown } from '../../../shared/taxes/TaxBreakdown.tsx';
import { messages } from './messages.ts';

/** The amounts, and the details that customer service may ask for. */
export function Summary({ order }: { order: Order }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { shippingAddress, promo } = order;
  const { totalDiscount } = order.priceInfo;
  const includesDuties = hasImports(order.merchantOrders);
  const details = [
    {
      key: 'address',
      name: t.address,
      value: `${shippingAddress.name} ${formatMaskedMobile(shippingAddress)} ${formatAddress(shippingAddress, language)}`,
    },
    {
      key: 'number',
      name: t.number,
      value: formatOrderNumber(order.number),
      action: <CopyButton text={order.number} subject={t.number} success={t.copied} />,
    },
    { key: 'placedAt', name: t.placedAt, value: formatDateTime(order.placedAt, language) },
    { key: 'payment', name: t.payment, value: t.paymentMethods[order.paymentMethod] },
  ];
  return (
    <Stack gap={6} className={spacing.pt8}>
      <Box>
        <Amounts
          priceInfo={order.priceInfo}
          discount={
            totalDiscount > 0 ? { name: promo?.name ?? t.promo, amount: totalDiscount } : null
          }
          refunded={order.refundedAmount}
          includesDuties={includesDuties}
        />
        {includesDuties && (
          <TaxBreakdown
            fetchKey={order.id}
            fetchTaxes={(api) => api.getOrderTaxes({ params: { id: order.id } })}
          />
        )}
      </Box>
      <DescriptionList items={details} />
      {order.fapiaoState && (
        <RowLink
          title={t.fapiao}
          aside={<Text variant="caption">{t.fapiaoStates[order.fapiaoState]}</Text>}
          to={{ route: 'orderFapiao', params: { id: order.id } }}
        />
      )}
      <ChatLink
        about={{ kind: 'order', id: order.id }}
        card={{
          title: formatOrderNumber(order.number),
          images: order.merchantOrders[0]?.items[0]?.images ?? [],
        }}
      />
    </Stack>
  );
}
