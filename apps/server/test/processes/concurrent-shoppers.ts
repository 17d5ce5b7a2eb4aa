import { randomUUID } from 'node:crypto';
import { type Bag, calls, type Draw, MAX_QUANTITY_PER_ITEM } from '@vitrine/contract';
import type { ProcessesFixture, Shopper } from './fixture.ts';

/** The work that the shop has acknowledged, and what was requested: the data must lie in between. */
export interface AcknowledgedWork {
  readonly bags: Map<string, { key: string; added: number; requested: number }>;
  readonly claims: Map<string, { acknowledged: number; requested: number }>;
  readonly draws: Set<string>;
  readonly events: Set<string>;
  /** Created checkout orders, and payments that the provider has received. */
  readonly checkouts: Set<string>;
  readonly payments: Map<string, Shopper>;
  /** Responses with a server error. */
  readonly serverErrors: string[];
}

export const createAcknowledgedWork = (): AcknowledgedWork => ({
  bags: new Map(),
  claims: new Map(),
  draws: new Set(),
  events: new Set(),
  checkouts: new Set(),
  payments: new Map(),
  serverErrors: [],
});

/** The process ended before or during its response. */
class ProcessGoneError extends Error {}

interface Reply<T> {
  ok: boolean;
  body: T;
}

type Send = <T>(
  method: string,
  path: string,
  input?: { key?: string; body?: object; form?: string },
) => Promise<Reply<T>>;

/** Creates a function that sends requests and records server errors. */
export const createSender =
  (origin: string, work: Pick<AcknowledgedWork, 'serverErrors'>): Send =>
  async (method, path, { key, body, form } = {}) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const payload = form ?? (body && JSON.stringify(body));
    const headers = {
      ...(key ? { 'session-key': key } : {}),
      ...(payload ? { 'content-type': type } : {}),
    };
    const init = { method, headers, ...(payload ? { body: payload } : {}), redirect: 'manual' };
    const response = await fetch(origin + path, init as RequestInit).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) throw new ProcessGoneError();
    if (response.status >= 500)
      work.serverErrors.push(`${method} ${path} ${response.status} ${text}`);
    return { ok: response.status < 400, body: text.startsWith('{') ? JSON.parse(text) : undefined };
  };

/** An action that is repeated as long as the process runs. */
type Action = (turn: number) => Promise<unknown>;

/** A guest who fills new bags to their limit. */
function createGuest(send: Send, work: AcknowledgedWork, sizes: readonly string[]): Action {
  let bag: { id: string; key: string } | undefined;
  const capacity = sizes.length * MAX_QUANTITY_PER_ITEM;
  return async (turn) => {
    if (turn % capacity === 0) {
      const { body } = await send<{ sessionKey: string; bagId: string }>(
        calls.openSession.method,
        calls.openSession.path,
        { body: { grant: 'guest' } },
      );
      bag = { id: body.bagId, key: body.sessionKey };
      work.bags.set(bag.id, { key: bag.key, added: 0, requested: 0 });
    }
    if (!bag) return;
    const counts = work.bags.get(bag.id);
    if (!counts) return;
    counts.requested++;
    const variantId = sizes[Math.floor((turn % capacity) / MAX_QUANTITY_PER_ITEM)];
    const path = `/api/v1/bags/${bag.id}/items`;
    const { ok } = await send<Bag>('POST', path, { key: bag.key, body: { variantId } });
    if (ok) counts.added++;
  };
}

/** A shopper who orders and pays for products without waiting for the confirmation. */
function createBuyer(
  send: Send,
  work: AcknowledgedWork,
  { shoppers, sizes }: ProcessesFixture,
  index: number,
): Action {
  return async (turn) => {
    const shopper = shoppers[index] as Shopper;
    const { key, bagId } = shopper;
    const variantId = sizes[(turn + index) % sizes.length];
    await send('POST', `/api/v1/bags/${bagId}/items`, { key, body: { variantId } });
    const checkout = await send<{ id: string }>('POST', '/api/v1/checkout-orders', {
      key,
      body: {},
    });
    if (!checkout.ok) return;
    const checkoutOrderId = checkout.body.id;
    work.checkouts.add(checkoutOrderId);
    const payment = await send<{ id: string }>('POST', calls.startPayment.path, {
      key,
      body: { checkoutOrderId },
    });
    if (!payment.ok) return;
    const { id } = payment.body;
    // The provider may have received the money even when its response was lost.
    const form = new URLSearchParams({ outcome: 'pay', notice: 'soon' }).toString();
    const { ok } = await send('POST', `/sandbox/cashier/${id}`, { form });
    if (ok) work.payments.set(id, shopper);
  };
}

function createClaimer(send: Send, work: AcknowledgedWork, { id, key }: Shopper): Action {
  const counts = work.claims.get(id) ?? { acknowledged: 0, requested: 0 };
  work.claims.set(id, counts);
  const body = { rewardPackageId: 'open', rewardPackageSubscriptionId: 'open-subscription' };
  return async () => {
    counts.requested++;
    const { ok } = await send('POST', calls.claimRewardPackage.path, { key, body });
    if (ok) counts.acknowledged++;
  };
}

const createDrawer =
  (send: Send, work: AcknowledgedWork, { key }: Shopper): Action =>
  async () => {
    const { ok, body } = await send<Draw>('POST', '/api/v1/lotteries/lots/draw-rewards', { key });
    if (ok) work.draws.add(body.drawId);
  };

const createTracker =
  (send: Send, work: AcknowledgedWork): Action =>
  async () => {
    const uuids = [randomUUID(), randomUUID(), randomUUID()];
    const events = uuids.map((uuid) => ({
      tenantId: 10_000,
      clientId: 10_033,
      correlationId: 'correlation-1',
      event: 'PageAction',
      parameters: { uuid, tid: 1758 },
    }));
    const { ok } = await send('POST', calls.track.path, { body: { events } });
    if (ok) for (const uuid of uuids) work.events.add(uuid);
  };

async function repeatUntilGone(action: Action): Promise<void> {
  try {
    for (let turn = 0; ; turn++) await action(turn);
  } catch (error) {
    if (!(error instanceof ProcessGoneError)) throw error;
  }
}

/** Runs all shoppers concurrently until the process ends. */
export function runConcurrentShoppers(
  origin: string,
  fixture: ProcessesFixture,
  work: AcknowledgedWork,
): Promise<unknown> {
  const send = createSender(origin, work);
  const { shoppers, sizes } = fixture;
  const [first, second] = shoppers.slice(-2) as [Shopper, Shopper];
  const buyers = shoppers.slice(0, -2).map((_, index) => createBuyer(send, work, fixture, index));
  return Promise.all(
    [
      ...buyers,
      createGuest(send, work, sizes),
      createGuest(send, work, sizes),
      createClaimer(send, work, first),
      createClaimer(send, work, second),
      createDrawer(send, work, first),
      createDrawer(send, work, second),
      createTracker(send, work),
    ].map(repeatUntilGone),
  );
}
