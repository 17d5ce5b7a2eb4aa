import { useQuery } from '@tanstack/react-query';
import type { ShipmentStatus } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { Alert, Badge, Button, Flex, Tabs } from 'antd';
import { useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderNames } from '../../orders/names.ts';
import { ALL_STEPS, TO_DO } from '../../orders/queue-query.ts';
import { ORDERS_KEY } from '../../orders/useBulkRun.ts';
import { useOperator } from '../../session/useOperator.ts';
import { ordersMessages } from './messages.ts';

const REFRESH_MS = 60_000;
const TO_DO_TAB = 'to-do';

/** The steps of the queue with how many orders are in each. */
export function OrderTabs() {
  const texts = useMessages(ordersMessages);
  const { statuses } = useMessages(orderNames);
  const { importsGoods } = useOperator();
  const [params, setParams] = useSearchParams();
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, 'counts'],
    queryFn: () => api.countMerchantOrders(),
    refetchInterval: REFRESH_MS,
  });
  const change = (key: string, value: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(key);
      else next.set(key, value);
      return next;
    });
  const label = (name: string, count?: number, isWaiting = false) => (
    <Flex gap={6} align="center">
      {name}
      {count !== undefined && (
        <Badge
          count={count}
          showZero
          overflowCount={9_999}
          color={isWaiting ? '#2c463b' : '#6e675e'}
        />
      )}
    </Flex>
  );
  const toDo = data && TO_DO.reduce((sum, status) => sum + (data.byStatus[status] ?? 0), 0);
  // A shop that imports nothing has no orders in customs, but for those of before.
  const isShown = (status: ShipmentStatus) =>
    status !== 'clearing' || importsGoods || Boolean(data?.byStatus.clearing);
  const steps = (Object.keys(statuses) as ShipmentStatus[]).filter(isShown).map((status) => ({
    key: status,
    label: label(statuses[status], data?.byStatus[status], TO_DO.includes(status)),
  }));
  const overdue = data?.overdue ?? 0;
  return (
    <>
      {overdue > 0 && params.get('overdue') !== 'true' && (
        <Alert
          type="error"
          showIcon
          title={formatMessage(texts.overdueCount, { count: overdue })}
          action={
            <Button size="small" onClick={() => change('overdue', 'true')}>
              {texts.showOverdue}
            </Button>
          }
        />
      )}
      <nav aria-label={texts.steps}>
        <Tabs
          size="small"
          activeKey={params.get('search') ? ALL_STEPS : (params.get('status') ?? TO_DO_TAB)}
          onChange={(key) => change('status', key === TO_DO_TAB ? null : key)}
          items={[
            { key: TO_DO_TAB, label: label(texts.toDo, toDo, true) },
            ...steps,
            { key: ALL_STEPS, label: texts.all },
          ]}
        />
      </nav>
    </>
  );
}
