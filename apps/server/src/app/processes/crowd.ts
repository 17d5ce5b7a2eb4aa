import { randomUUID } from 'node:crypto';
import { type Bag, calls, type Draw, MAX_PIECES_PER_ITEM } from '@vitrine/contract';
import type { Shopper, Stage } from './stage.ts';

/** What the shop has said yes to, and what it was asked for: the truth lies between the two. */
export interface Told {
  readonly bags: Map<string, { key: string; added: number; asked: number }>;
  readonly claims: Map<string, { told: number; asked: number }>;
  readonly draws: Set<string>;
  readonly events: Set<string>;
  /** Checkout orders that were opened, and payments whose money the provider has. */
  readonly checkouts: Set<string>;
  readonly payments: Map<string, Shopper>;
  /** What should not have been answered. */
  readonly wrong: string[];
}

export const nothingTold = (): Told => ({
  bags: new Map(),
  claims: new Map(),
  draws: new Set(),
  events: new Set(),
  checkouts: new Set(),
  payments: new Map(),
  wrong: [],
});

/** The process is gone, in the middle of an answer or before it. */
class Gone extends Error {}

interface Reply<T> {
  ok: boolean;
  body: T;
}

type Send = <T>(
  method: string,
  path: string,
  asked?: { key?: string; body?: object; form?: string },
) => Promise<Reply<T>>;

/** Asks the shop, and notes what no shop may answer, whatever happens to it. */
export const sending =
  (origin: string, told: Pick<Told, 'wrong'>): Send =>
  async (method, path, { key, body, form } = {}) => {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const payload = form ?? (body && JSON.stringify(body));
    const headers = {
      ...(key ? { 'session-key': key } : {}),
      ...(payload ? { 'content-type': type } : {}),
    };
    const init = { method, headers, ...(payload ? { body: payload } : {}), redirect: 'manual' };
    const answer = await fetch(origin + path, init as RequestInit).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (!answer || text === undefined) throw new Gone();
    if (answer.status >= 500) told.wrong.push(`${method} ${path} ${answer.status} ${text}`);
    return { ok: answer.status < 400, body: text.startsWith('{') ? JSON.parse(text) : undefined };
  };

/** Somebody who does the same thing again and again, as long as there is a shop. */
type Act = (turn: number) => Promise<unknown>;

/** A guest with a new bag, who fills it to the brim. */
function browser(send: Send, told: Told, sizes: readonly string[]): Act {
  let bag: { id: string; key: string } | undefined;
  const capacity = sizes.length * MAX_PIECES_PER_ITEM;
  return async (turn) => {
    if (turn % capacity === 0) {
      const { body } = await send<{ sessionKey: string; bagId: string }>(
        calls.openSession.method,
        calls.openSession.path,
        { body: { grant: 'guest' } },
      );
      bag = { id: body.bagId, key: body.sessionKey };
      told.bags.set(bag.id, { key: bag.key, added: 0, asked: 0 });
    }
    if (!bag) return;
    const known = told.bags.get(bag.id);
    if (!known) return;
    known.asked++;
    const variantId = sizes[Math.floor((turn % capacity) / MAX_PIECES_PER_ITEM)];
    const path = `/api/v1/bags/${bag.id}/items`;
    const { ok } = await send<Bag>('POST', path, { key: bag.key, body: { variantId } });
    if (ok) known.added++;
  };
}

/** A shopper who orders a piece and pays for it, and does not wait to hear that it was paid. */
function buyer(send: Send, told: Told, { shoppers, sizes }: Stage, at: number): Act {
  return async (turn) => {
    const who = shoppers[at] as Shopper;
    const { key, bagId } = who;
    const variantId = sizes[(turn + at) % sizes.length];
    await send('POST', `/api/v1/bags/${bagId}/items`, { key, body: { variantId } });
    const opened = await send<{ id: string }>('POST', '/api/v1/checkout-orders', { key, body: {} });
    if (!opened.ok) return;
    const checkoutOrderId = opened.body.id;
    told.checkouts.add(checkoutOrderId);
    const started = await send<{ id: string }>('POST', calls.startPayment.path, {
      key,
      body: { checkoutOrderId },
    });
    if (!started.ok) return;
    const { id } = started.body;
    // Once asked, the provider may have the money although nobody heard it say so.
    const form = new URLSearchParams({ outcome: 'pay', notice: 'soon' }).toString();
    const { ok } = await send('POST', `/sandbox/cashier/${id}`, { form });
    if (ok) told.payments.set(id, who);
  };
}

function claimer(send: Send, told: Told, { id, key }: Shopper): Act {
  const counts = told.claims.get(id) ?? { told: 0, asked: 0 };
  told.claims.set(id, counts);
  const body = { rewardPackageId: 'open', rewardPackageSubscriptionId: 'open-subscription' };
  return async () => {
    counts.asked++;
    const { ok } = await send('POST', calls.claimRewardPackage.path, { key, body });
    if (ok) counts.told++;
  };
}

const drawer =
  (send: Send, told: Told, { key }: Shopper): Act =>
  async () => {
    const { ok, body } = await send<Draw>('POST', '/api/v1/lotteries/lots/draw-rewards', { key });
    if (ok) told.draws.add(body.drawId);
  };

const tracker =
  (send: Send, told: Told): Act =>
  async () => {
    const uuids = [randomUUID(), randomUUID(), randomUUID()];
    const events = uuids.map((uuid) => ({
      tenantId: 10_000,
      clientId: 10_033,
      correlationId: 'a-visit',
      event: 'PageAction',
      parameters: { uuid, tid: 1758 },
    }));
    const { ok } = await send('POST', calls.track.path, { body: { events } });
    if (ok) for (const uuid of uuids) told.events.add(uuid);
  };

async function untilGone(act: Act): Promise<void> {
  try {
    for (let turn = 0; ; turn++) await act(turn);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
}

/** Everybody comes at once, and stays until the process is gone. */
export function crowd(origin: string, stage: Stage, told: Told): Promise<unknown> {
  const send = sending(origin, told);
  const { shoppers, sizes } = stage;
  const [first, second] = shoppers.slice(-2) as [Shopper, Shopper];
  const buyers = shoppers.slice(0, -2).map((_, at) => buyer(send, told, stage, at));
  return Promise.all(
    [
      ...buyers,
      browser(send, told, sizes),
      browser(send, told, sizes),
      claimer(send, told, first),
      claimer(send, told, second),
      drawer(send, told, first),
      drawer(send, told, second),
      tracker(send, told),
    ].map(untilGone),
  );
}
