import type { PlannedVariant } from './plan-variant.ts';
import type { RowProblems } from './row-messages.ts';

export const toVariantKey = (merchantId: string, sku: string): string =>
  JSON.stringify([merchantId, sku]);

export const toProductKey = (product: PlannedVariant['product']): string =>
  'id' in product ? product.id : `new ${product.externalId}`;

const toSizeKey = ({ product, merchantId, size }: PlannedVariant) =>
  JSON.stringify([toProductKey(product), merchantId, size]);

/** The variants that a batch knows, and which sizes and ids they take. */
export class VariantIndex {
  readonly #variants = new Map<string, PlannedVariant>();
  readonly #sizes = new Map<string, string>();
  readonly #externalIds = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  find(key: string): PlannedVariant | undefined {
    return this.#variants.get(key);
  }

  /** How many sizes a product has. */
  count(product: PlannedVariant['product']): number {
    return this.#counts.get(toProductKey(product)) ?? 0;
  }

  /** Adds or replaces a variant. The size that it had stays taken until the batch is written. */
  set(key: string, variant: PlannedVariant): void {
    const size = toSizeKey(variant);
    const product = toProductKey(variant.product);
    if (!this.#sizes.has(size)) this.#counts.set(product, (this.#counts.get(product) ?? 0) + 1);
    this.#variants.set(key, variant);
    this.#sizes.set(size, key);
    const { externalId, merchantId } = variant;
    if (externalId !== null) this.#externalIds.set(toVariantKey(merchantId, externalId), key);
  }

  /** What of a variant belongs to another one already. */
  findTaken(key: string, variant: PlannedVariant): RowProblems {
    const { externalId, merchantId } = variant;
    const sizeOwner = this.#sizes.get(toSizeKey(variant));
    const idOwner =
      externalId === null ? undefined : this.#externalIds.get(toVariantKey(merchantId, externalId));
    return [
      ...((sizeOwner ?? key) === key ? [] : [['size-taken', 'size'] as const]),
      ...((idOwner ?? key) === key ? [] : [['variant-id-taken', 'variant_id'] as const]),
    ];
  }
}
