import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Descriptions, Flex, Tag, Tooltip } from 'antd';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { useShortcuts } from '../../orders/useShortcuts.ts';
import { orderMessages } from './messages.ts';
import styles from './Order.module.css';
import { OrderActions } from './OrderActions.tsx';
import { useNeighbours } from './useNeighbours.ts';

function Neighbours({ id }: { id: string }) {
  const texts = useMessages(orderMessages);
  const [, navigate] = useLocation();
  const { previous, next } = useNeighbours(id);
  const open = (url: string | undefined) => url && navigate(url);
  useShortcuts({ j: () => open(next), k: () => open(previous) });
  const buttons = [
    { key: 'K', label: texts.previous, icon: <LeftOutlined />, url: previous },
    { key: 'J', label: texts.next, icon: <RightOutlined />, url: next },
  ];
  return buttons.map(({ key, label, icon, url }) => (
    <Tooltip key={key} title={`${label} · ${formatMessage(texts.shortcut, { key })}`}>
      {url ? (
        <Link href={url} asChild>
          <Button aria-label={label} icon={icon} />
        </Link>
      ) : (
        <Button aria-label={label} icon={icon} disabled />
      )}
    </Tooltip>
  ));
}

/** The number, the step and the actions of an order. */
export function OrderHeader({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const { statuses } = useMessages(orderNames);
  const format = useFormat();
  const { listUrl } = useNeighbours(order.id);
  const facts = [
    { key: 'merchant', label: texts.merchant, children: order.merchant.name },
    { key: 'paid', label: texts.paid, children: format.price(order.amount, order.currency) },
    { key: 'paidAt', label: texts.paidAt, children: format.dateTime(order.paidAt) },
    { key: 'due', label: texts.due, children: format.dateTime(order.dueAt) },
    { key: 'expected', label: texts.expectedTo, children: order.expectedTo },
    { key: 'part', label: texts.partNumber, children: order.id },
  ];
  return (
    <header>
      <Flex gap={8} align="center" wrap>
        <Link href={listUrl} aria-label={texts.back}>
          <ArrowLeftOutlined />
        </Link>
        <h1 className={styles.title}>{order.orderNumber}</h1>
        <Tag>{statuses[order.status]}</Tag>
        {order.isOverdue && <Tag color="error">{texts.overdue}</Tag>}
        {order.isTest && <Tag color="purple">{texts.test}</Tag>}
        <div className={styles.grow} />
        <OrderActions order={order} />
        <Neighbours id={order.id} />
      </Flex>
      <Descriptions size="small" column={{ xs: 1, sm: 2, md: 3, xl: 5 }} items={facts} />
    </header>
  );
}
