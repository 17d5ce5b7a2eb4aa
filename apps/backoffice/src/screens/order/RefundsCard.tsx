import type { MerchantOrderDetails, RefundReason } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { usePermission } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';
import styles from './Order.module.css';
import { RefundDialog } from './RefundDialog.tsx';
import { SectionCard } from './SectionCard.tsx';
import { countRefundable } from './units.ts';

/** A return of the order, which refunds what comes back. */
function ReturnRow({
  order,
  row,
}: {
  order: MerchantOrderDetails;
  row: MerchantOrderDetails['returns'][number];
}) {
  const texts = useMessages(orderMessages);
  const { returnStatuses } = useMessages(orderNames);
  const format = useFormat();
  return (
    <div className={styles.item}>
      <div className={styles.grow}>
        <Flex gap={8} wrap>
          <Link href={`/returns?open=${row.id}`}>
            {formatMessage(texts.returnOf, { id: row.id })}
          </Link>
          <Tag>{returnStatuses[row.status]}</Tag>
        </Flex>
        <Typography.Text type="secondary">
          {format.dateTime(row.refundedAt ?? row.requestedAt)}
        </Typography.Text>
      </div>
      <Typography.Text strong={row.refundedAt !== null}>
        {format.price(row.amount, order.currency)}
      </Typography.Text>
    </div>
  );
}

/** What was refunded, by whom and why, and what returns refund. */
export function RefundsCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const { refundReasons, refundStatuses } = useMessages(orderNames);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const canRefund =
    usePermission('refunds:write') &&
    order.status !== 'cancelled' &&
    order.items.some((item) => countRefundable(item) > 0);
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
      {order.refunds.length + order.returns.length === 0 && (
        <Typography.Text type="secondary">{texts.noRefunds}</Typography.Text>
      )}
      {order.refunds.map((refund) => (
        <div key={refund.id} className={styles.item}>
          <div className={styles.grow}>
            <Flex gap={8} wrap>
              {refundReasons[refund.reason as RefundReason] ?? refund.reason}
              {refund.status && <Tag>{refundStatuses[refund.status]}</Tag>}
            </Flex>
            <div>{refund.note}</div>
            <Typography.Text type="secondary">
              {refund.author} · {format.dateTime(refund.at)}
            </Typography.Text>
          </div>
          <Typography.Text strong>{format.price(refund.total, order.currency)}</Typography.Text>
        </div>
      ))}
      {order.returns.map((row) => (
        <ReturnRow key={row.id} order={order} row={row} />
      ))}
      {isOpen && <RefundDialog order={order} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
