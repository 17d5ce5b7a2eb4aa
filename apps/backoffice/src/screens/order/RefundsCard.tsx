import type { MerchantOrderDetails, RefundReason } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';
import styles from './Order.module.css';
import { RefundDialog } from './RefundDialog.tsx';
import { SectionCard } from './SectionCard.tsx';
import { countRefundable, nameItem } from './units.ts';

/** A return of the order, which refunds what comes back. */
function ReturnRow({
  order,
  row,
}: {
  order: MerchantOrderDetails;
  row: MerchantOrderDetails['returns'][number];
}) {
  const texts = useMessages(orderMessages);
  const { returnStatuses, deductionReasons } = useMessages(orderNames);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, order.currency);
  return (
    <div className={styles.item}>
      <div className={styles.grow}>
        <Flex gap={8} wrap>
          <Link href={`/returns?open=${row.id}`}>
            {formatMessage(texts.returnOf, { id: row.id })}
          </Link>
          <Tag>{returnStatuses[row.status]}</Tag>
        </Flex>
        {row.shipping > 0 && (
          <div>
            {texts.shipping} {price(row.shipping)}
          </div>
        )}
        {row.deductions.map(({ orderItemId, amount, reason, note }) => (
          <div key={orderItemId}>
            {nameItem(order.items, { orderItemId, quantity: 0 })} ·{' '}
            {formatMessage(texts.deducted, {
              amount: price(amount),
              reason: [deductionReasons[reason], note].filter(Boolean).join(' · '),
            })}
          </div>
        ))}
        <Typography.Text type="secondary">
          {format.dateTime(row.refundedAt ?? row.requestedAt)}
        </Typography.Text>
      </div>
      <Typography.Text strong={row.refundedAt !== null}>{price(row.amount)}</Typography.Text>
    </div>
  );
}

/** A refund by an operator, with what it is composed of. */
function RefundRow({
  order,
  refund,
}: {
  order: MerchantOrderDetails;
  refund: MerchantOrderDetails['refunds'][number];
}) {
  const texts = useMessages(orderMessages);
  const { refundReasons, refundStatuses } = useMessages(orderNames);
  const format = useFormat();
  const price = (amount: number) => format.exactPrice(amount, order.currency);
  const parts = [
    ...refund.items.map((line) => ({
      name: nameItem(order.items, line),
      amount: line.amount,
    })),
    { name: texts.shipping, amount: refund.shipping },
    { name: texts.goodwill, amount: refund.goodwill },
  ].filter(({ amount }) => amount > 0);
  return (
    <div className={styles.item}>
      <div className={styles.grow}>
        <Flex gap={8} wrap>
          {refundReasons[refund.reason as RefundReason] ?? refund.reason}
          {refund.status && <Tag>{refundStatuses[refund.status]}</Tag>}
        </Flex>
        <div>{refund.note}</div>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            {name} {price(amount)}
          </div>
        ))}
        <Typography.Text type="secondary">
          {refund.author} · {format.dateTime(refund.at)}
        </Typography.Text>
      </div>
      <Typography.Text strong>{price(refund.total)}</Typography.Text>
    </div>
  );
}

/** What the shopper's cancellation has refunded. */
function CancellationRow({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  if (!order.cancellation) return null;
  const { at, amount } = order.cancellation;
  return (
    <div className={styles.item}>
      <div className={styles.grow}>
        <div>{texts.cancellation}</div>
        <Typography.Text type="secondary">{format.dateTime(at)}</Typography.Text>
      </div>
      <Typography.Text strong>{format.exactPrice(amount, order.currency)}</Typography.Text>
    </div>
  );
}

const hasSomethingLeft = ({ status, items, amounts }: MerchantOrderDetails) =>
  amounts.left > 0 || (status !== 'cancelled' && items.some((item) => countRefundable(item) > 0));

/** What was refunded, by whom and why, and what returns refund. */
export function RefundsCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const [isOpen, setIsOpen] = useState(false);
  const canRefund = useMayCall('refundMerchantOrder') && hasSomethingLeft(order);
  return (
    <SectionCard
      title={texts.refunds}
      extra={
        canRefund && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.refund}
          </Button>
        )
      }
    >
      {order.refunds.length + order.returns.length === 0 && !order.cancellation && (
        <Typography.Text type="secondary">{texts.noRefunds}</Typography.Text>
      )}
      <CancellationRow order={order} />
      {order.refunds.map((refund) => (
        <RefundRow key={refund.id} order={order} refund={refund} />
      ))}
      {order.returns.map((row) => (
        <ReturnRow key={row.id} order={order} row={row} />
      ))}
      {isOpen && <RefundDialog order={order} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
