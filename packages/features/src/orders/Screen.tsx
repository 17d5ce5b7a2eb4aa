import { useMessages } from '@vitrine/platform';
import {
  ORDERS_PAGE_SIZE,
  selectActiveCount,
  selectActiveOrders,
  selectHasMoreOrders,
  selectIsOrdersLoaded,
  selectOrderHistory,
  setOrders,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Text } from '@vitrine/ui';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { RoomTabs } from '../account-frame/RoomTabs.tsx';
import { TabLabel } from '../account-frame/TabLabel.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { type OrdersTab, tabOf } from './rules.ts';
import styles from './Screen.module.css';
import { useMoreOrders } from './useMoreOrders.ts';

/** Only what is over is paged: what is under way is shown as one. */
const SIZES: Record<OrdersTab, number> = { active: 50, history: ORDERS_PAGE_SIZE };

const fetchOrders =
  (status: OrdersTab) =>
  async ({ api, store, signal }: OwnContext): Promise<void> => {
    const query = { status, size: SIZES[status] };
    store.dispatch(setOrders(await api.listOrders({ query }, { signal })));
  };

const Nothing = ({ tab }: { tab: OrdersTab }) => {
  const words = useMessages(messages);
  return (
    <EmptyState icon="parcel" title={words.empty[tab]} hint={words.emptyHint[tab]}>
      <Button to={{ route: 'home' }}>{words.shop}</Button>
      {tab === 'active' && (
        <Button kind="text" to={{ route: 'orders', query: { status: 'history' } }}>
          {words.history}
        </Button>
      )}
    </EmptyState>
  );
};

function End({ tab }: { tab: OrdersTab }) {
  const words = useMessages(messages);
  const hasMore = useSelector(selectHasMoreOrders) && tab === 'history';
  const { loadMore, isLoading, hasFailed } = useMoreOrders();
  return (
    <Box className={styles.end}>
      {hasFailed && (
        <Text as="p" look="cap" tone="warn" role="alert">
          {words.moreFailed}
        </Text>
      )}
      {hasMore ? (
        <Button kind="outline" loading={isLoading} onTap={() => void loadMore()}>
          {words.more}
        </Button>
      ) : (
        <Text as="p" look="cap" tone="quiet">
          {words.end[tab]}
        </Text>
      )}
    </Box>
  );
}

function List({ tab }: { tab: OrdersTab }) {
  const orders = useSelector(tab === 'active' ? selectActiveOrders : selectOrderHistory);
  if (orders.length === 0) return <Nothing tab={tab} />;
  return (
    <>
      <Box as="ul">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Box>
      <End tab={tab} />
    </>
  );
}

/** What is under way, and what is over. */
export function OrdersScreen({ query }: ScreenProps) {
  const words = useMessages(messages);
  const tab = tabOf(query);
  const count = useSelector(selectActiveCount);
  const isLoaded = useSelector((state) => selectIsOrdersLoaded(state, tab));
  const here = { route: 'orders', query: { status: query.status } } as const;
  const items = [
    {
      key: 'active',
      label: <TabLabel name={words.tabs.active} n={count} />,
      to: { route: 'orders' },
    },
    {
      key: 'history',
      label: words.tabs.history,
      to: { route: 'orders', query: { status: 'history' } },
    },
  ] as const;
  return (
    <AccountFrame room="orders" title={words.title}>
      <RoomTabs label={words.title} items={items} active={tab} even />
      <Own
        key={tab}
        here={here}
        of={tab}
        skeleton="unready"
        isHeld={isLoaded}
        load={fetchOrders(tab)}
      >
        <List tab={tab} />
      </Own>
    </AccountFrame>
  );
}
