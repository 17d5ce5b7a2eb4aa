import type { Category } from '../../catalogue/category-tree.ts';

export interface CategoryMove {
  id: string;
  parentId: string;
  beforeId: string | null;
}

type Placed = Pick<Category, 'id' | 'parentId'>;

const siblingsOf = <T extends Placed>(categories: readonly T[], parentId: string | null) =>
  categories.filter((category) => category.parentId === parentId);

/** Moves a category one place up or down among its siblings; undefined at the end of the list. */
export function stepCategory(
  categories: readonly Placed[],
  id: string,
  by: -1 | 1,
): CategoryMove | undefined {
  const parentId = categories.find((category) => category.id === id)?.parentId ?? null;
  if (parentId === null) return undefined;
  const siblings = siblingsOf(categories, parentId);
  const index = siblings.findIndex((category) => category.id === id);
  const target = siblings[index + by];
  if (!target) return undefined;
  const beforeId = by < 0 ? target.id : (siblings[index + 2]?.id ?? null);
  return { id, parentId, beforeId };
}

/** Where a category was dropped: on another, before it or after it. */
export function dropCategory(
  categories: readonly Placed[],
  id: string,
  targetId: string,
  place: 'inside' | 'before' | 'after',
): CategoryMove | undefined {
  if (place === 'inside') return { id, parentId: targetId, beforeId: null };
  const parentId = categories.find((category) => category.id === targetId)?.parentId ?? null;
  // The roots are the genders, beside which no category can stand.
  if (parentId === null) return undefined;
  if (place === 'before') return { id, parentId, beforeId: targetId };
  const siblings = siblingsOf(categories, parentId).filter((category) => category.id !== id);
  const index = siblings.findIndex((category) => category.id === targetId);
  return { id, parentId, beforeId: siblings[index + 1]?.id ?? null };
}
