import { api } from '../../api/api.ts';
import type { VariantRow } from './useVariantRows.ts';
import { compareCells, toNewVariantBody, toVariantBody } from './variant-rows.ts';

/** Saves a row of the grid: its fields by version, its stock by the call of its own. A retry adds a size once. */
export async function saveVariantRow(
  { key, variant, merchantId, cells }: VariantRow,
  productId: string,
  position: number,
  canWrite: boolean,
): Promise<void> {
  if (!variant) {
    const body = toNewVariantBody(cells, merchantId, position);
    await api.createVariant({ params: { id: productId }, body }, { idempotencyKey: key });
    return;
  }
  const { hasFields, quantity } = compareCells(cells, variant);
  const { id, version } = variant;
  if (hasFields && canWrite)
    await api.updateVariant({ params: { id }, body: toVariantBody(cells, variant) }, { version });
  if (quantity !== undefined) await api.setStock({ params: { id }, body: { quantity } });
}
