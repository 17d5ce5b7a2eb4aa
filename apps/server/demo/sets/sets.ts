import type { Gender } from '@vitrine/contract';
import { both } from '../both.ts';
import type { Kind } from '../products/pieces.ts';
import type { Product } from '../products/products.ts';
import type { SetProductRow, SetRow } from '../rows.ts';
import { setPlans } from './set-plans.ts';

export interface SetPlan {
  id: number;
  gender: Gender | null;
  zh: string;
  en: string;
  aboutZh: string;
  aboutEn: string;
  /** How many products it holds; fewer when the shop has no more that fit. */
  size: number;
  takes: (product: Product) => boolean;
}

const isShown = ({ row, standing }: Product) => row.is_online && standing !== 'soldOut';

/**
 * The best of what fits, one of each style first, and never two of a kind side by side while there
 * is anything else to put between them.
 */
export function arranged(products: readonly Product[], size: number): Product[] {
  const byRank = [...products].sort(
    (a, b) => b.row.rank - a.row.rank || (a.row.id < b.row.id ? -1 : 1),
  );
  const styles = new Set<string>();
  const firsts = byRank.filter(({ styleKey }) => !styles.has(styleKey) && styles.add(styleKey));
  const left = [...firsts, ...byRank.filter((product) => !firsts.includes(product))].slice(0, size);
  const placed: Product[] = [];
  let last: Kind | undefined;
  while (left.length > 0) {
    const at = Math.max(
      0,
      left.findIndex(({ piece }) => piece.kind !== last),
    );
    const [next] = left.splice(at, 1);
    if (!next) break;
    placed.push(next);
    last = next.piece.kind;
  }
  return placed;
}

export const setRows = (): SetRow[] =>
  setPlans.map(({ id, gender, zh, en, aboutZh, aboutEn }, position) => ({
    id: String(id),
    gender,
    name: both(zh, en),
    description: both(aboutZh, aboutEn),
    position,
  }));

export const setProductRows = (products: readonly Product[]): SetProductRow[] =>
  setPlans.flatMap(({ id, size, takes }) =>
    arranged(
      products.filter((product) => isShown(product) && takes(product)),
      size,
    ).map(({ row }, position) => ({ set_id: String(id), product_id: row.id, position })),
  );
