import { useQuery } from '@tanstack/react-query';
import type { MerchantReturn } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Descriptions, Drawer, Flex, Tag, Typography } from 'antd';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { returnsMessages } from './messages.ts';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';
import { returnKey } from './useReturnAction.ts';

interface ReturnDrawerProps {
  id: string;
  onClose(): void;
}

function Facts({ shown }: { shown: MerchantReturn }) {
  const texts = useMessages(returnsMessages);
  const { returnReasons } = useMessages(orderNames);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, shown.currency);
  const facts: readonly [string, string | null][] = [
    [texts.merchant, shown.merchant.name],
    [texts.reason, returnReasons[shown.reason]],
    [texts.note, shown.note],
    [texts.amount, price(shown.refundAmount)],
    [texts.shipping, shown.refundedShipping > 0 ? price(shown.refundedShipping) : null],
    [texts.requestedAt, format.dateTime(shown.requestedAt)],
    [texts.pickup, `${shown.pickup.date} ${texts.pickupParts[shown.pickup.part]}`],
    [texts.pickedUpAt, shown.pickedUpAt && format.dateTime(shown.pickedUpAt)],
    [texts.inspectedAt, shown.inspectedAt && format.dateTime(shown.inspectedAt)],
    [texts.inspectionNote, shown.inspectionNote],
    [texts.refundedAt, shown.refundedAt && format.dateTime(shown.refundedAt)],
    [texts.refusedReason, shown.refusedReason],
  ];
  const known = facts.flatMap(([label, children]) =>
    children ? [{ key: label, label, children }] : [],
  );
  return <Descriptions size="small" column={1} items={known} />;
}

function Details({ shown }: { shown: MerchantReturn }) {
  const texts = useMessages(returnsMessages);
  const { returnStatuses, deductionReasons } = useMessages(orderNames);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, shown.currency);
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} align="center" wrap>
        <Tag>{returnStatuses[shown.status]}</Tag>
        <Link href={`/orders/${shown.merchantOrderId}`}>
          {texts.order} {shown.orderNumber}
        </Link>
      </Flex>
      <ReturnActions shown={shown} />
      <Facts shown={shown} />
      {shown.items.map((item) => (
        <Flex key={item.orderItemId} gap={8} justify="space-between">
          <div>
            <Typography.Text strong>{item.brand}</Typography.Text>{' '}
            {[item.description, item.size].filter(Boolean).join(' · ')} × {item.quantity}
            {item.deduction && (
              <div>
                <Typography.Text type="secondary">
                  {formatMessage(texts.deducted, {
                    amount: price(item.deduction.amount),
                    reason: [deductionReasons[item.deduction.reason], item.deduction.note]
                      .filter(Boolean)
                      .join(' · '),
                  })}
                </Typography.Text>
              </div>
            )}
          </div>
          <span>{price(item.amount)}</span>
        </Flex>
      ))}
      <ReturnPhotos id={shown.id} />
    </Flex>
  );
}

/** One return beside the list. */
export function ReturnDrawer({ id, onClose }: ReturnDrawerProps) {
  const texts = useMessages(returnsMessages);
  const query = useQuery({
    queryKey: returnKey(id),
    queryFn: () => api.getMerchantReturn({ params: { id } }),
  });
  return (
    <Drawer open size={560} title={`${texts.number} ${id}`} onClose={onClose}>
      <QueryView query={query}>{(shown) => <Details shown={shown} />}</QueryView>
    </Drawer>
  );
}
