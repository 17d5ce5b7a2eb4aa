import { ONE_SIZE } from '@vitrine/kit';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';

export type Variant = AdminResponse<'listProductVariants'>[number];

/** The columns that can be typed and pasted, in the order of the grid. */
export const CELL_NAMES = [
  'size',
  'scale',
  'sku',
  'externalId',
  'price',
  'originalPrice',
  'quantity',
] as const;
export type CellName = (typeof CELL_NAMES)[number];
export type Cells = Record<CellName, string>;

const MINOR = 100;
const toUnits = (minor: number) => String(minor / MINOR);

export const toCells = (variant: Variant): Cells => ({
  size: variant.size === ONE_SIZE ? '' : variant.size,
  scale: variant.scale,
  sku: variant.sku,
  externalId: variant.externalId ?? '',
  price: toUnits(variant.price),
  originalPrice: toUnits(variant.originalPrice),
  quantity: String(variant.quantity),
});

export const EMPTY_CELLS: Cells = {
  size: '',
  scale: '',
  sku: '',
  externalId: '',
  price: '',
  originalPrice: '',
  quantity: '0',
};

/** An amount as people and spreadsheets write it, in minor units: "¥1,299.00" is 129900. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[¥￥,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MINOR) : undefined;
}

const parseQuantity = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** The cells of a row that cannot be saved. */
export function findWrongCells(cells: Cells, isNew: boolean): CellName[] {
  const price = parseAmount(cells.price);
  const original = parseAmount(cells.originalPrice);
  const wrong: CellName[] = [];
  if (!isNew && !cells.sku.trim()) wrong.push('sku');
  if (price === undefined || (original !== undefined && price > original)) wrong.push('price');
  if (original === undefined) wrong.push('originalPrice');
  if (parseQuantity(cells.quantity) === undefined) wrong.push('quantity');
  return wrong;
}

/** The values of one pasted row, from a column on. */
export function toPastedCells(values: readonly string[], from: CellName): Partial<Cells> {
  const names = CELL_NAMES.slice(CELL_NAMES.indexOf(from));
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const toFields = (cells: Cells) => ({
  size: cells.size.trim() || ONE_SIZE,
  scale: cells.scale.trim(),
  externalId: cells.externalId.trim() || null,
  price: parseAmount(cells.price) ?? 0,
  originalPrice: parseAmount(cells.originalPrice) ?? 0,
});

export const toVariantBody = (
  cells: Cells,
  { position }: Variant,
): AdminRequest<'updateVariant'>['body'] => ({
  ...toFields(cells),
  sku: cells.sku.trim(),
  position,
});

export const toNewVariantBody = (
  cells: Cells,
  merchantId: string,
  position: number,
): AdminRequest<'createVariant'>['body'] => ({
  ...toFields(cells),
  ...(cells.sku.trim() ? { sku: cells.sku.trim() } : {}),
  merchantId,
  position,
  quantity: parseQuantity(cells.quantity) ?? 0,
});

/** What a changed row needs: a change of its fields, of its stock, or both. */
export function compareCells(cells: Cells, variant: Variant) {
  const stored = toCells(variant);
  const changed = CELL_NAMES.filter((name) => cells[name] !== stored[name]);
  const quantity = parseQuantity(cells.quantity) ?? variant.quantity;
  return {
    hasFields: changed.some((name) => name !== 'quantity'),
    quantity: changed.includes('quantity') ? quantity : undefined,
  };
}
