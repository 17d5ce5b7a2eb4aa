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

/** `Maison 38 × 2`; without units the name alone. */
export function nameItem(
  items: readonly Item[],
  { orderItemId, quantity }: Pick<ItemQuantity, 'orderItemId' | 'quantity'>,
): string {
  const item = items.find(({ id }) => id === orderItemId);
  const name = `${item?.brand ?? ''} ${item?.size ?? ''}`.trim();
  return quantity > 0 ? `${name} × ${quantity}` : name;
}
