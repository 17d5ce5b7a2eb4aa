import type { PlannedSale } from '@vitrine/contract/admin';

export interface SaleCollision extends PlannedSale {
  /** How many products both sales have. */
  readonly shared: number;
}

/** The sales that have products of another sale at the same time. */
export function findSaleCollisions(
  productIds: readonly string[],
  sales: readonly PlannedSale[],
): SaleCollision[] {
  const own = new Set(productIds);
  return sales
    .map((sale) => ({ ...sale, shared: sale.productIds.filter((id) => own.has(id)).length }))
    .filter(({ shared }) => shared > 0);
}
