import type { Order } from '@vitrine/contract';
import { setOrder, setOrderPidInfo, setOrderTracking } from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';

const numbersOf = ({ merchantOrders }: Order): string[] =>
  merchantOrders.flatMap(({ trackingNumber }) => trackingNumber ?? []);

const fetchOrder = ({ api, signal }: OwnContext, id: string): Promise<Order> =>
  api.getOrder({ params: { id } }, { signal });

const fetchTracking = async ({ api, signal }: OwnContext, order: Order) => {
  const numbers = numbersOf(order);
  if (numbers.length === 0) return undefined;
  const query = { 'tracking-numbers': numbers.join(',') };
  return setOrderTracking(await api.getTrackings({ query }, { signal }));
};

/** For whom it is cleared, where that is asked for. */
const fetchPerson = async ({ api, signal }: OwnContext, { id }: Order) => {
  const { personalId } = await api.getOrderPersonalId({ params: { id } }, { signal });
  const clearanceStatus = personalId?.clearanceStatus ?? null;
  return setOrderPidInfo({ personalId, clearanceStatus });
};

/** An order with its parcels, and with nothing else. */
export async function loadOrder(context: OwnContext, id: string): Promise<Order> {
  const order = await fetchOrder(context, id);
  context.store.dispatch(setOrder(order));
  return order;
}

/** Where its parcels have been. Without that an order is still worth showing. */
export async function loadTracking(context: OwnContext, order: Order): Promise<void> {
  const known = await fetchTracking(context, order);
  if (known) context.store.dispatch(known);
}

/**
 * All that is known of an order, at once: one that is drawn already does not grow. Only the order
 * itself may fail the page.
 */
export async function loadWholeOrder(context: OwnContext, id: string): Promise<void> {
  const { dispatch } = context.store;
  const order = await fetchOrder(context, id);
  const nothing = () => undefined;
  const [tracking, person] = await Promise.all([
    fetchTracking(context, order).catch(nothing),
    order.isPersonalIdRequired ? fetchPerson(context, order).catch(nothing) : undefined,
  ]);
  dispatch(setOrder(order));
  if (tracking) dispatch(tracking);
  if (person) dispatch(person);
}
