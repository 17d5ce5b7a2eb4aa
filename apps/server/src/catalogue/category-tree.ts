import type { Gender } from '@vitrine/contract';
import type { CategoryRow } from './rows.ts';

/** The category trees of women, men and kids. */
export interface CategoryTree {
  byId: ReadonlyMap<string, CategoryRow>;
  /** Parents before children, siblings by position. */
  ordered: readonly CategoryRow[];
  roots: Readonly<Partial<Record<Gender, CategoryRow>>>;
  childrenOf(id: string): readonly CategoryRow[];
  /** Categories from the root to the given one; empty when it is unknown. */
  pathOf(id: string): readonly CategoryRow[];
}

export function buildCategoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const childrenById = new Map<string | null, CategoryRow[]>();
  for (const row of [...rows].sort(
    (a, b) => a.position - b.position || Number(a.id) - Number(b.id),
  )) {
    const siblings = childrenById.get(row.parentId);
    if (siblings) siblings.push(row);
    else childrenById.set(row.parentId, [row]);
  }
  const childrenOf = (id: string | null): readonly CategoryRow[] => childrenById.get(id) ?? [];
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
