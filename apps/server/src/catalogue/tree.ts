import type { Gender } from '@vitrine/contract';
import type { CategoryRow } from './rows.ts';

/** The three trees of categories, to be walked up and down. */
export interface CategoryTree {
  byId: ReadonlyMap<string, CategoryRow>;
  /** Parents before children, siblings in their own order. */
  ordered: readonly CategoryRow[];
  roots: Readonly<Partial<Record<Gender, CategoryRow>>>;
  childrenOf(id: string): readonly CategoryRow[];
  /** From the root down to the category itself; empty when it is unknown. */
  pathOf(id: string): readonly CategoryRow[];
}

export function categoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const below = new Map<string | null, CategoryRow[]>();
  for (const row of [...rows].sort(
    (a, b) => a.position - b.position || Number(a.id) - Number(b.id),
  )) {
    const siblings = below.get(row.parentId);
    if (siblings) siblings.push(row);
    else below.set(row.parentId, [row]);
  }
  const childrenOf = (id: string | null): readonly CategoryRow[] => below.get(id) ?? [];
  const withDescendants = (row: CategoryRow): CategoryRow[] => [
    row,
    ...childrenOf(row.id).flatMap(withDescendants),
  ];
  const ordered = childrenOf(null).flatMap(withDescendants);
  const paths = new Map<string, readonly CategoryRow[]>();
  for (const row of ordered) paths.set(row.id, [...(paths.get(row.parentId ?? '') ?? []), row]);
  return {
    byId,
    ordered,
    roots: Object.fromEntries(childrenOf(null).map((root) => [root.gender, root])),
    childrenOf,
    pathOf: (id) => paths.get(id) ?? [],
  };
}
