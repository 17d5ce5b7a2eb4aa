import { newUuid } from '@vitrine/kit';
import { useState } from 'react';
import { parsePaste } from '../../table/parse-paste.ts';
import {
  type CellName,
  type Cells,
  compareCells,
  EMPTY_CELLS,
  toCells,
  toPastedCells,
  type Variant,
} from './variant-rows.ts';

/** A row of the grid: a stored variant or a new one. */
export interface VariantRow {
  key: string;
  variant: Variant | undefined;
  merchantId: string;
  cells: Cells;
  isChanged: boolean;
}

interface NewRow {
  key: string;
  merchantId: string;
}

const hasChange = (cells: Cells, variant: Variant) => {
  const { hasFields, quantity } = compareCells(cells, variant);
  return hasFields || quantity !== undefined;
};

/** The rows of the grid with what the operator has typed over the stored variants. */
export function useVariantRows(
  variants: readonly Variant[],
  defaultMerchantId: string,
  canAdd: boolean,
) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<Cells>>>>({});
  const [added, setAdded] = useState<readonly NewRow[]>([]);
  const stored = variants.map((variant): VariantRow => {
    const cells = { ...toCells(variant), ...drafts[variant.id] };
    const { id: key, merchantId } = variant;
    return { key, variant, merchantId, cells, isChanged: hasChange(cells, variant) };
  });
  const rows = [
    ...stored,
    ...added.map(({ key, merchantId }): VariantRow => {
      const cells = { ...EMPTY_CELLS, ...drafts[key] };
      return { key, variant: undefined, merchantId, cells, isChanged: true };
    }),
  ];
  const change = (changes: Readonly<Record<string, Partial<Cells>>>) =>
    setDrafts((current) => ({
      ...current,
      ...Object.fromEntries(
        Object.entries(changes).map(([key, cells]) => [key, { ...current[key], ...cells }]),
      ),
    }));
  const add = (number = 1): string[] => {
    const keys = Array.from({ length: number }, newUuid);
    setAdded([...added, ...keys.map((key) => ({ key, merchantId: defaultMerchantId }))]);
    return keys;
  };
  /** Pastes cells from a row and column on, with new rows for those below the last if it may add some. */
  const paste = (text: string, row: number, from: CellName): boolean => {
    const pasted = parsePaste(text)?.slice(0, canAdd ? undefined : rows.length - row);
    if (!pasted) return false;
    const missing = Math.max(0, row + pasted.length - rows.length);
    const keys = [...rows.map(({ key }) => key), ...(missing > 0 ? add(missing) : [])];
    change(
      Object.fromEntries(
        pasted.map((values, index) => [keys[row + index] ?? '', toPastedCells(values, from)]),
      ),
    );
    return true;
  };
  /** Forgets what was typed in rows, because it was saved or discarded. */
  const forget = (keys: readonly string[]) => {
    setAdded((current) => current.filter(({ key }) => !keys.includes(key)));
    setDrafts((current) =>
      Object.fromEntries(Object.entries(current).filter(([key]) => !keys.includes(key))),
    );
  };
  const setMerchant = (key: string, merchantId: string) =>
    setAdded(added.map((row) => (row.key === key ? { key, merchantId } : row)));
  return { rows, change, add, paste, forget, setMerchant };
}
