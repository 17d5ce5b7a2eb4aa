import { formatMessage } from '@vitrine/kit';
import { Card, Flex, Table, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { conversationNames } from '../../parts/conversation-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { shopperMessages } from './messages.ts';

type Overview = AdminResponse<'getShopper'>;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{title}</h2>}>
      {children}
    </Card>
  );
}

function Orders({ orders }: Pick<Overview, 'orders'>) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={orders}
      locale={{ emptyText: texts.noRows }}
      columns={[
        {
          title: texts.order,
          dataIndex: 'number',
          render: (number: string) => <Link href={`/orders?search=${number}`}>{number}</Link>,
        },
        { title: texts.placedAt, dataIndex: 'placedAt', render: format.dateTime },
        {
          title: texts.status,
          dataIndex: 'status',
          render: (status: Overview['orders'][number]['status'], { isTest }) => (
            <>
              <Tag>{texts.statuses[status]}</Tag>
              {isTest && <Tag color="purple">{texts.test}</Tag>}
            </>
          ),
        },
        {
          title: texts.total,
          dataIndex: 'grandTotal',
          align: 'right',
          render: (amount: number, { currency }) => format.price(amount, currency),
        },
      ]}
    />
  );
}

function Coupons({ coupons }: Pick<Overview, 'coupons'>) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  if (coupons.length === 0) return texts.noRows;
  return (
    <Flex vertical gap={4}>
      {coupons.map(({ id, name, validTo, isUsed }) => (
        <Flex key={id} gap={8} justify="space-between">
          <span>{name}</span>
          <Typography.Text type="secondary">
            {isUsed
              ? texts.couponUsed
              : formatMessage(texts.couponUntil, { time: format.dateTime(validTo) })}
          </Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}

function Conversations({ conversations }: Pick<Overview, 'conversations'>) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  const names = useMessages(conversationNames);
  const canAnswer = useMayCall('listShopperConversations');
  if (conversations.length === 0) return texts.noRows;
  return (
    <Flex vertical gap={4}>
      {conversations.map(({ id, topic, state, changedAt }) => (
        <Flex key={id} gap={8} justify="space-between">
          {canAnswer ? (
            <Link href={`/conversations/${id}`}>{names.topics[topic]}</Link>
          ) : (
            <span>{names.topics[topic]}</span>
          )}
          <Typography.Text type="secondary">
            {names.states[state]} · {format.dateTime(changedAt)}
          </Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}

/** The orders, coupons and conversations of a shopper. */
export function ShopperLists({ shopper }: { shopper: Overview }) {
  const texts = useMessages(shopperMessages);
  return (
    <>
      <Section title={texts.orders}>
        <Orders orders={shopper.orders} />
      </Section>
      <Section title={texts.coupons}>
        <Coupons coupons={shopper.coupons} />
      </Section>
      <Section title={texts.conversations}>
        <Conversations conversations={shopper.conversations} />
      </Section>
    </>
  );
}
