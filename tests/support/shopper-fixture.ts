import type { BrowserContext } from 'playwright-core';
import { type ApiClient, createApiClient, startDemoSession } from './api-client.ts';

/** The ids of the data of a shopper who has something on every private page. */
export interface ShopperFixture {
  checkout: string;
  payment: string;
  placedOrder: string;
  orderAtCustoms: string;
  deliveredOrder: string;
  returnRequest: string;
  address: string;
  personalId: string;
  invitation: string;
  /** A public product. */
  product: string;
}

interface StockedProduct {
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

/** Finds variants with a quantity over three. */
async function findStockedVariants(api: ApiClient, limit: number): Promise<string[]> {
  const { items } = await api.get<{ items: { id: string }[] }>('/v1/search/products', {
    size: '20',
  });
  const variantIds: string[] = [];
  for (const { id } of items) {
    const { variants } = await api.get<StockedProduct>(`/v1/products/${id}`);
    const variant = variants.find(({ quantity }) => quantity > 3);
    if (variant) variantIds.push(variant.id);
    if (variantIds.length === limit) break;
  }
  return variantIds;
}

async function fillBag(
  api: ApiClient,
  bagId: string,
  variantIds: readonly string[],
): Promise<void> {
  for (const variantId of variantIds) await api.post(`/v1/bags/${bagId}/items`, { variantId });
}

async function createPersonalId(api: ApiClient, card: Buffer): Promise<string> {
  const image = { name: 'card.png', mimeType: 'image/png', buffer: card };
  const front = await api.upload('/v1/my/personal-ids/images', image);
  const back = await api.upload('/v1/my/personal-ids/images', image);
  const { id } = await api.post<{ id: string }>('/v1/my/personal-ids', {
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
  const api = createApiClient(context);
  const payment = await api.post<{ id: string }>('/v1/payments/messaging-oa', { checkoutOrderId });
  await context.request.post(`/sandbox/cashier/${payment.id}`, {
    form: { outcome: 'pay', notice: 'soon' },
    maxRedirects: 0,
  });
  for (let attempt = 0; attempt < 40; attempt++) {
    const { orderId } = await api.get<{ orderId: string | null }>(`/v1/payments/${payment.id}`);
    if (orderId) return orderId;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The payment was not confirmed in time');
}

const findOrders = async (api: ApiClient) => {
  const lists = await Promise.all(
    ['active', 'history'].map((status) =>
      api.get<{ items: { id: string }[] }>('/v1/my/orders', { status }),
    ),
  );
  const ids = lists.flatMap(({ items }) => items.map(({ id }) => id));
  return Promise.all(ids.map((id) => api.get<Order>(`/v1/my/orders/${id}`)));
};

async function requestReturn(api: ApiClient, { merchantOrders }: Order): Promise<string> {
  const merchantOrder = merchantOrders.find(({ canReturn }) => canReturn);
  const { id } = await api.post<{ id: string }>('/v1/my/returns', {
    merchantOrderId: merchantOrder?.id,
    items: merchantOrder?.items.slice(0, 1).map((item) => ({ orderItemId: item.id, quantity: 1 })),
    reason: 'size',
    pickup: { date: inDays(1), part: 'morning' },
  });
  return id;
}

const required = <T>(value: T | undefined, description: string): T => {
  if (value === undefined) throw new Error(`The demo shop has no ${description}`);
  return value;
};

/**
 * Logs a browser context in as the demo shopper and creates orders, a return, a personal ID and a checkout,
 * so that no private page is empty. `card` is a photo of an identity card.
 */
export async function createShopperFixture(
  context: BrowserContext,
  card: Buffer,
): Promise<ShopperFixture> {
  const api = createApiClient(context);
  const { bagId } = await startDemoSession(api);
  await api.put('/v1/my/preferences', {
    preferences: [
      { code: 'recently-viewed', isOn: true },
      { code: 'recommendations', isOn: true },
    ],
  });
  const seededOrders = await findOrders(api);
  const delivered = required(
    seededOrders.find(({ merchantOrders }) =>
      merchantOrders.some((merchantOrder) => merchantOrder.canSign),
    ),
    'delivered order',
  );
  const returnable = required(
    seededOrders.find(
      ({ isHistory, merchantOrders }) =>
        isHistory && merchantOrders.some((merchantOrder) => merchantOrder.canReturn),
    ),
    'order that can be returned',
  );
  const held = required(
    seededOrders.find((order) => order.isIdentityNeeded),
    'order at customs',
  );
  const variantIds = await findStockedVariants(api, 4);
  await fillBag(api, bagId, variantIds.slice(0, 1));
  const paidCheckout = await api.post<{ id: string }>('/v1/checkout-orders');
  const address = await api.get<{ id: string }>('/v1/my/addresses/shipping');
  const personalId = await createPersonalId(api, card);
  await api.patch(`/v1/checkout-orders/${paidCheckout.id}/personal-id`, {
    personalIdId: personalId,
  });
  const placed = await pay(context, paidCheckout.id);
  await fillBag(api, bagId, variantIds);
  const checkout = await api.post<{ id: string }>('/v1/checkout-orders');
  await api.patch(`/v1/checkout-orders/${checkout.id}/personal-id`, { personalIdId: personalId });
  const { id: payment } = await api.post<{ id: string }>('/v1/payments/messaging-oa', {
    checkoutOrderId: checkout.id,
  });
  const { items } = await api.get<{ items: { id: string }[] }>('/v1/search/products', {
    size: '8',
    gender: 'women',
  });
  const product = required(items[0], 'product').id;
  for (const { id } of items) await api.post('/v1/my/recently-viewed', { productId: id });
  const returned = await requestReturn(api, returnable);
  const { token } = await api.get<{ token: string }>('/v1/referrals/tokens/current');
  return {
    checkout: checkout.id,
    payment,
    placedOrder: placed,
    orderAtCustoms: held.id,
    deliveredOrder: delivered.id,
    returnRequest: returned,
    address: address.id,
    personalId,
    invitation: token,
    product,
  };
}
