import { localised } from '@vitrine/kit';
import type { Kind } from '../products/kinds.ts';
import type { Product } from '../products/products.ts';
import type { SetProductRow, SetRow } from '../rows.ts';
import { setPlans } from './set-plans.ts';

const isShown = ({ row, stockStatus }: Product) => row.is_online && stockStatus !== 'soldOut';

/**
 * The highest-ranked products, one of each style first. Two products of one kind are neighbours
 * only when no other kind is left.
 */
export function arrangeProducts(
  products: readonly Product[],
  size: number,
  seenElsewhere = 0,
): Product[] {
  const byRank = [...products].sort(
    (a, b) => b.row.rank - a.row.rank || (a.row.id < b.row.id ? -1 : 1),
  );
  const styles = new Set<string>();
  const bestOfStyles = byRank.filter(
    ({ styleKey }) => !styles.has(styleKey) && styles.add(styleKey),
  );
  const chosen = [
    ...bestOfStyles,
    ...byRank.filter((product) => !bestOfStyles.includes(product)),
  ].slice(0, size);
  const remaining = [...chosen.slice(seenElsewhere), ...chosen.slice(0, seenElsewhere)];
  const arranged: Product[] = [];
  let lastKind: Kind | undefined;
  while (remaining.length > 0) {
    const index = Math.max(
      0,
      remaining.findIndex(({ drawn }) => drawn.kind !== lastKind),
    );
    const [next] = remaining.splice(index, 1);
    if (!next) break;
    arranged.push(next);
    lastKind = next.drawn.kind;
  }
  return arranged;
}

export const setRows = (): SetRow[] =>
  setPlans.map(({ id, gender, zh, en, aboutZh, aboutEn }, position) => ({
    id: String(id),
    gender,
    name: localised(zh, en),
    description: localised(aboutZh, aboutEn),
    position,
  }));

export const setProductRows = (products: readonly Product[]): SetProductRow[] =>
  setPlans.flatMap(({ id, size, seenElsewhere, matches }) =>
    arrangeProducts(
      products.filter((product) => isShown(product) && matches(product)),
      size,
      seenElsewhere,
    ).map(({ row }, position) => ({ set_id: String(id), product_id: row.id, position })),
  );
