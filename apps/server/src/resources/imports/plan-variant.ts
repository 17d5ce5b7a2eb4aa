import { ONE_SIZE } from '@vitrine/kit';
import type { RowValues } from './parse-cells.ts';
import type { RowProblems } from './row-messages.ts';
import type { StoredVariant } from './stored-rows.ts';

/** A variant as the batch leaves it. */
export interface PlannedVariant {
  readonly merchantId: string;
  readonly sku: string;
  /** The id of a stored product, or the external id of a new one. */
  readonly product: { readonly id: string } | { readonly externalId: string };
  readonly stored: StoredVariant | undefined;
  readonly externalId: string | null;
  readonly size: string;
  readonly scale: string;
  readonly position: number;
  readonly price: number;
  readonly originalPrice: number;
  readonly quantity: number;
}

/** The price outside of a scheduled one, which is the one that operators and files change. */
const priceOf = ({ base_price, price_incl_taxes }: StoredVariant) =>
  Number(base_price ?? price_incl_taxes);

export const toPlannedVariant = (stored: StoredVariant): PlannedVariant => ({
  merchantId: stored.merchant_id,
  sku: stored.sku,
  product: { id: stored.product_id },
  stored,
  externalId: stored.external_id,
  size: stored.size,
  scale: stored.size_scale,
  position: stored.position,
  price: priceOf(stored),
  originalPrice: Number(stored.price_without_promotion),
  quantity: stored.quantity,
});

/** A higher price alone raises the original price too. */
function mergePrices(values: RowValues, before: Pick<PlannedVariant, 'price' | 'originalPrice'>) {
  const price = values.price ?? before.price;
  const originalPrice = values.original_price ?? Math.max(before.originalPrice, price);
  return { price, originalPrice };
}

interface Planned {
  readonly item?: PlannedVariant;
  readonly problems: RowProblems;
}

const checkPrices = (item: PlannedVariant): Planned => ({
  item,
  problems: item.price > item.originalPrice ? [['price-too-high', 'price']] : [],
});

/** The variant with the values of a row. */
export const changeVariant = (before: PlannedVariant, values: RowValues): Planned =>
  checkPrices({
    ...before,
    ...mergePrices(values, before),
    externalId: values.variant_id === undefined ? before.externalId : values.variant_id,
    size: values.size ?? before.size,
    scale: values.size_scale ?? before.scale,
    position: values.position ?? before.position,
    quantity: values.quantity ?? before.quantity,
  });

/** A new variant, or what it lacks. */
export function createVariant(
  identity: Pick<PlannedVariant, 'merchantId' | 'sku' | 'product'>,
  values: RowValues,
  position: number,
): Planned {
  const { size = ONE_SIZE, price } = values;
  if (price === undefined) return { problems: [['needed-for-variant', 'price']] };
  return checkPrices({
    ...identity,
    ...mergePrices(values, { price, originalPrice: price }),
    stored: undefined,
    externalId: values.variant_id ?? null,
    size,
    scale: values.size_scale ?? '',
    position: values.position ?? position,
    quantity: values.quantity ?? 0,
  });
}

/** Whether the batch changes the variant. */
export function isChanged({ stored, ...variant }: PlannedVariant): boolean {
  if (!stored) return true;
  const { product: _, ...after } = variant;
  const { product: __, stored: ___, ...before } = toPlannedVariant(stored);
  return (Object.keys(after) as (keyof typeof after)[]).some((key) => after[key] !== before[key]);
}

/** The row of a variant. While a scheduled price is in effect, a price that does not change is left alone. */
export const toVariantRow = (
  { stored, ...variant }: PlannedVariant,
  productId: string,
): Record<string, unknown> => ({
  ...(stored ? { id: stored.id } : {}),
  product_id: productId,
  merchant_id: variant.merchantId,
  sku: variant.sku,
  external_id: variant.externalId,
  size: variant.size,
  size_scale: variant.scale,
  position: variant.position,
  price_incl_taxes:
    stored && priceOf(stored) === variant.price ? stored.price_incl_taxes : variant.price,
  price_without_promotion: variant.originalPrice,
  quantity: variant.quantity,
});
