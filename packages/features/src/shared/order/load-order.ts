import type { Order } from '@vitrine/contract';
import { setOrder, setOrderPidInfo, setOrderTracking } from '@vitrine/state';
import type { PrivateLoadContext } from '../private-data/usePrivateData.ts';

const listTrackingNumbers = ({ merchantOrders }: Order): string[] =>
  merchantOrders.flatMap(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber));

const fetchOrder = ({ api, signal }: PrivateLoadContext, id: string): Promise<Order> =>
  api.getOrder({ params: { id } }, { signal });

const fetchTracking = async ({ api, signal }: PrivateLoadContext, order: Order) => {
  const numbers = listTrackingNumbers(order);
  if (numbers.length === 0) return undefined;
  const query = { 'tracking-numbers': numbers.join(',') };
  return setOrderTracking(await api.getTrackings({ query }, { signal }));
};

/** Fetches the personal ID that the order is cleared with. */
const fetchPersonalId = async ({ api, signal }: PrivateLoadContext, { id }: Order) => {
  const { personalId } = await api.getOrderPersonalId({ params: { id } }, { signal });
  const clearanceStatus = personalId?.clearanceStatus ?? null;
  return setOrderPidInfo({ personalId, clearanceStatus });
};

/** Loads an order without tracking and personal ID. */
export async function loadOrder(context: PrivateLoadContext, id: string): Promise<Order> {
  const order = await fetchOrder(context, id);
  context.store.dispatch(setOrder(order));
  return order;
}

/** Loads the tracking of an order's shipments. The order is shown without it when it fails. */
export async function loadTracking(context: PrivateLoadContext, order: Order): Promise<void> {
  const action = await fetchTracking(context, order);
  if (action) context.store.dispatch(action);
}

/**
 * Loads an order with its tracking and personal ID, and stores all at once so that the page does not
 * shift. Only a failure of the order itself fails the page.
 */
export async function loadOrderWithDetails(context: PrivateLoadContext, id: string): Promise<void> {
  const { dispatch } = context.store;
  const order = await fetchOrder(context, id);
  const ignore = () => undefined;
  const [tracking, personalId] = await Promise.all([
    fetchTracking(context, order).catch(ignore),
    order.isPersonalIdRequired ? fetchPersonalId(context, order).catch(ignore) : undefined,
  ]);
  dispatch(setOrder(order));
  if (tracking) dispatch(tracking);
  if (personalId) dispatch(personalId);
}
