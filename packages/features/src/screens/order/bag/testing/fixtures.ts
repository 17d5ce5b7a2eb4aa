import type { Bag, BagItem, Boutique } from '@vitrine/contract';

const merchant = (id: string) => ({ id, name: `Boutique ${id}`, monogram: 'B', city: '米兰' });

/** An item of a bag for tests. */
export const bagItem = (id: string, more: Partial<BagItem> = {}): BagItem => ({
  id,
  productId: `2${id}`,
  variantId: `3${id}`,
  merchantId: '301',
  merchant: merchant(more.merchantId ?? '301'),
  brand: { id: '7', name: 'Halden' },
  shortDescription: `风衣 ${id}`,
  images: [],
  size: '38',
  sizeDescription: 'FR 38',
  quantity: 1,
  price: 1_000_000,
  priceWithoutPromotion: 1_000_000,
  priceWhenAdded: 1_000_000,
  currencyIsoCode: 'CNY',
  availableQuantity: 5,
  isSameDayDelivery: false,
  opensAt: null,
  notices: [],
  ...more,
});

export const boutique = (id: string): Boutique => ({
  merchant: merchant(id),
  shipsFrom: 'abroad',
  passesCustoms: true,
  shipping: {
    fee: 15_000,
    regularFee: 15_000,
    freeFrom: 2_000_000,
    missingForFree: 124_000,
    promise: { from: '2026-12-01', to: '2026-12-04', place: '上海' },
  },
  items: [],
});

export function bagOf(items: BagItem[], more: Partial<Bag> = {}): Bag {
  const availables = items.filter(({ notices }) => !notices.length).map(({ id }) => id);
  const subTotalAmount = items
    .filter(({ id }) => availables.includes(id))
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const boutiques = Object.fromEntries(
    items.map(({ merchantId }) => [merchantId, boutique(merchantId)]),
  );
  return {
    id: 'own',
    isFlatRateOrder: false,
    count: items.length,
    items,
    boutiques,
    availables,
    priceInfo: {
      currencyIsoCode: 'CNY',
      subTotalAmount,
      totalShippingFee: 15_000,
      grandTotal: subTotalAmount + 15_000,
    },
    ...more,
  };
}
