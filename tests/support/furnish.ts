import type { BrowserContext } from 'playwright-core';
import { type Caller, caller, enterAsDemo } from './caller.ts';

/** What there is to be seen of a shopper who has been here for a while, by its ids. */
export interface Belongings {
  checkout: string;
  payment: string;
  /** Just placed, held at customs, delivered. */
  placed: string;
  held: string;
  delivered: string;
  returned: string;
  address: string;
  personalId: string;
  invitation: string;
  /** A piece that anybody may look at. */
  product: string;
}

interface Merchandise {
  id: string;
  variants: { id: string; quantity: number; merchantId: string }[];
}
interface Order {
  id: string;
  isHistory: boolean;
  isIdentityNeeded: boolean;
  merchantOrders: {
    id: string;
    canReturn: boolean;
    canSign: boolean;
    items: { id: string }[];
  }[];
}

const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;
const inDays = (days: number) =>
  new Date(Date.now() + BEIJING_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Pieces of which enough is there, of more than one boutique. */
async function findPieces(call: Caller, most: number): Promise<string[]> {
  const { items } = await call.get<{ items: { id: string }[] }>('/v1/search/products', {
    size: '20',
  });
  const found: string[] = [];
  for (const { id } of items) {
    const { variants } = await call.get<Merchandise>(`/v1/products/${id}`);
    const variant = variants.find(({ quantity }) => quantity > 3);
    if (variant) found.push(variant.id);
    if (found.length === most) break;
  }
  return found;
}

async function fillBag(call: Caller, bagId: string, pieces: readonly string[]): Promise<void> {
  for (const variantId of pieces) await call.post(`/v1/bags/${bagId}/items`, { variantId });
}

async function person(call: Caller, card: Buffer): Promise<string> {
  const image = { name: 'card.png', mimeType: 'image/png', buffer: card };
  const front = await call.upload('/v1/my/personal-ids/images', image);
  const back = await call.upload('/v1/my/personal-ids/images', image);
  const { id } = await call.post<{ id: string }>('/v1/my/personal-ids', {
    name: '林知夏',
    idNumber: '110101199003077272',
    frontImageId: front.id,
    backImageId: back.id,
    isDefault: true,
    hasConsented: true,
  });
  return id;
}

async function pay(context: BrowserContext, checkoutOrderId: string): Promise<string> {
  const call = caller(context);
  const payment = await call.post<{ id: string }>('/v1/payments/messaging-oa', { checkoutOrderId });
  await context.request.post(`/sandbox/cashier/${payment.id}`, {
    form: { outcome: 'pay', notice: 'soon' },
    maxRedirects: 0,
  });
  for (let asked = 0; asked < 40; asked++) {
    const { orderId } = await call.get<{ orderId: string | null }>(`/v1/payments/${payment.id}`);
    if (orderId) return orderId;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The payment never arrived');
}

const findOrders = async (call: Caller) => {
  const lists = await Promise.all(
    ['active', 'history'].map((status) =>
      call.get<{ items: { id: string }[] }>('/v1/my/orders', { status }),
    ),
  );
  const ids = lists.flatMap(({ items }) => items.map(({ id }) => id));
  return Promise.all(ids.map((id) => call.get<Order>(`/v1/my/orders/${id}`)));
};

async function sendBack(call: Caller, { merchantOrders }: Order): Promise<string> {
  const parcel = merchantOrders.find(({ canReturn }) => canReturn);
  const { id } = await call.post<{ id: string }>('/v1/my/returns', {
    merchantOrderId: parcel?.id,
    items: parcel?.items.slice(0, 1).map((item) => ({ orderItemId: item.id, quantity: 1 })),
    reason: 'size',
    pickup: { date: inDays(1), part: 'morning' },
  });
  return id;
}

const the = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The demo shop has no ${what}`);
  return found;
};

/**
 * Signs a browser in as the demo's shopper and lives in the shop for a while: every screen of an
 * account has something on it afterwards. `card` is a photo of an identity card.
 */
export async function furnish(context: BrowserContext, card: Buffer): Promise<Belongings> {
  const call = caller(context);
  const { bagId } = await enterAsDemo(call);
  await call.put('/v1/my/preferences', {
    preferences: [
      { code: 'recently-viewed', isOn: true },
      { code: 'recommendations', isOn: true },
    ],
  });
  const seeded = await findOrders(call);
  const delivered = the(
    seeded.find(({ merchantOrders }) => merchantOrders.some((parcel) => parcel.canSign)),
    'order at the door',
  );
  const over = the(
    seeded.find(
      ({ isHistory, merchantOrders }) =>
        isHistory && merchantOrders.some((parcel) => parcel.canReturn),
    ),
    'order that may go back',
  );
  const held = the(
    seeded.find((order) => order.isIdentityNeeded),
    'order at customs',
  );
  const pieces = await findPieces(call, 4);
  await fillBag(call, bagId, pieces.slice(0, 1));
  const bought = await call.post<{ id: string }>('/v1/checkout-orders');
  const home = await call.get<{ id: string }>('/v1/my/addresses/shipping');
  const personalId = await person(call, card);
  await call.patch(`/v1/checkout-orders/${bought.id}/personal-id`, { personalIdId: personalId });
  const placed = await pay(context, bought.id);
  await fillBag(call, bagId, pieces);
  const checkout = await call.post<{ id: string }>('/v1/checkout-orders');
  await call.patch(`/v1/checkout-orders/${checkout.id}/personal-id`, { personalIdId: personalId });
  const { id: payment } = await call.post<{ id: string }>('/v1/payments/messaging-oa', {
    checkoutOrderId: checkout.id,
  });
  const { items } = await call.get<{ items: { id: string }[] }>('/v1/search/products', {
    size: '8',
    gender: 'women',
  });
  const product = the(items[0], 'product').id;
  for (const { id } of items) await call.post('/v1/my/recently-viewed', { productId: id });
  const returned = await sendBack(call, over);
  const { token } = await call.get<{ token: string }>('/v1/referrals/tokens/current');
  return {
    checkout: checkout.id,
    payment,
    placed,
    held: held.id,
    delivered: delivered.id,
    returned,
    address: home.id,
    personalId,
    invitation: token,
    product,
  };
}
