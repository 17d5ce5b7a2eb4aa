import type { ItemQuantity, MerchantOrderDetails } from '@vitrine/contract/admin';

type Item = MerchantOrderDetails['items'][number];

export const countRefundable = ({ quantity, refundedQuantity, returnedQuantity }: Item): number =>
  quantity - refundedQuantity - returnedQuantity;

export const countShippable = ({ unshippedQuantity }: Item): number => unshippedQuantity;

/** The chosen units as the calls take them. */
export const toItemQuantities = (units: Readonly<Record<string, number | null>>): ItemQuantity[] =>
  Object.entries(units).flatMap(([orderItemId, quantity]) =>
    quantity ? [{ orderItemId, quantity }] : [],
  );

/** `30001:2,30002:1`, as the preview of a refund takes them. */
export const formatItemQuantities = (items: readonly ItemQuantity[]): string =>
  items.map(({ orderItemId, quantity }) => `${orderItemId}:${quantity}`).join(',');
