import { useMessages } from '@vitrine/platform';
import {
  selectActiveCount,
  selectActiveOrders,
  selectHasMoreOrders,
  selectOrderHistory,
  selectUnpaidOrders,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Hint, PageEnd, Stack, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { SectionTabs } from '../../../shared/account-layout/SectionTabs.tsx';
import { TabLabel } from '../../../shared/account-layout/TabLabel.tsx';
import { useEndlessList } from '../../../shared/endless-list/useEndlessList.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Popular } from '../../../shared/recommendations/index.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { type OrdersTab, parseTab } from './rules.ts';
import { UnpaidCard } from './UnpaidCard.tsx';
import { useMoreOrders } from './useMoreOrders.ts';

const EmptyOrders = ({ tab }: { tab: OrdersTab }) => {
  const t = useMessages(messages);
  return (
    <>
      <EmptyState icon="parcel" title={t.empty[tab]} hint={t.emptyHint[tab]}>
        <Button to={{ route: 'home' }}>{t.shop}</Button>
        {tab === 'active' && (
          <Button variant="text" to={{ route: 'orders', query: { status: 'history' } }}>
            {t.history}
          </Button>
        )}
      </EmptyState>
      <Box className={layout.edgeToEdge}>
        <Popular />
      </Box>
    </>
  );
};

function ListEnd({ tab }: { tab: Exclude<OrdersTab, 'unpaid'> }) {
  const t = useMessages(messages);
  const hasMore = useSelector(selectHasMoreOrders) && tab === 'history';
  const { page, loadMore, isPending, error } = useMoreOrders();
  const [isEndless] = useEndlessList();
  return (
    <>
      {hasMore && isEndless && !error && <PageEnd key={page} onNear={() => void loadMore()} />}
      <Stack gap={3} align="center" className={cx(spacing.pb10, spacing.pt10)}>
        {error && (
          <Text as="p" variant="caption" tone="warn" role="alert">
            {error}
          </Text>
        )}
        {hasMore ? (
          <Button variant="outline" loading={isPending} onPress={() => void loadMore()}>
            {t.more}
          </Button>
        ) : (
          <Hint>{t.end[tab]}</Hint>
        )}
      </Stack>
    </>
  );
}

function UnpaidOrders() {
  const orders = useSelector(selectUnpaidOrders);
  if (orders.length === 0) return <EmptyOrders tab="unpaid" />;
  return (
    <Box as="ul">
      {orders.map((order) => (
        <UnpaidCard key={order.id} order={order} />
      ))}
    </Box>
  );
}

function OrderList({ tab }: { tab: Exclude<OrdersTab, 'unpaid'> }) {
  const orders = useSelector(tab === 'active' ? selectActiveOrders : selectOrderHistory);
  if (orders.length === 0) return <EmptyOrders tab={tab} />;
  return (
    <>
      <Box as="ul">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Box>
      <ListEnd tab={tab} />
    </>
  );
}

/** The page around the orders, with a tab for unpaid, one for active and one for past orders. */
export function OrdersLayout({ query, children }: ScreenProps & { children: ReactNode }) {
  const t = useMessages(messages);
  const count = useSelector(selectActiveCount);
  const unpaidCount = useSelector(selectUnpaidOrders).length;
  const items = [
    {
      key: 'unpaid',
      label: <TabLabel name={t.tabs.unpaid} count={unpaidCount} />,
      to: { route: 'orders', query: { status: 'unpaid' } },
    },
    {
      key: 'active',
      label: <TabLabel name={t.tabs.active} count={count} />,
      to: { route: 'orders' },
    },
    {
      key: 'history',
      label: t.tabs.history,
      to: { route: 'orders', query: { status: 'history' } },
    },
  ] as const;
  return (
    <AccountLayout section="orders" title={t.title}>
      <SectionTabs label={t.title} items={items} active={parseTab(query)} equalWidth />
      {children}
    </AccountLayout>
  );
}

/** The orders of the open tab. */
export function OrdersView({ query }: ScreenProps) {
  const tab = parseTab(query);
  return tab === 'unpaid' ? <UnpaidOrders /> : <OrderList tab={tab} />;
}
