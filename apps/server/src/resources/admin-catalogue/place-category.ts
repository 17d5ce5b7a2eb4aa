/** A category with its place in the trees. */
export interface PlacedCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly gender: string;
  readonly position: number;
}

export interface CategoryPlace {
  readonly parentId: string;
  /** The sibling that comes after it; null for the last place. */
  readonly beforeId: string | null;
}

export type PlaceProblem =
  | 'parent-unknown'
  | 'root-stays'
  | 'category-circle'
  | 'category-of-other-gender'
  | 'category-too-deep'
  | 'not-a-sibling';

export const MAX_LEVELS = 6;

const compare = (a: PlacedCategory, b: PlacedCategory) =>
  a.position - b.position || Number(a.id) - Number(b.id);

/** The children of a category in their order. */
export const listChildren = <Row extends PlacedCategory>(
  rows: readonly Row[],
  parentId: string | null,
): Row[] => rows.filter((row) => row.parentId === parentId).sort(compare);

/** Parents before their children, siblings in their order. */
export const orderTrees = <Row extends PlacedCategory>(
  rows: readonly Row[],
  parentId: string | null = null,
): Row[] => listChildren(rows, parentId).flatMap((row) => [row, ...orderTrees(rows, row.id)]);

/** The ids from a category up to its root. A circle that the database already has ends the path. */
export function listPath(rows: readonly PlacedCategory[], id: string): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const path: string[] = [];
  let row = byId.get(id);
  while (row && !path.includes(row.id)) {
    path.push(row.id);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return path;
}

/** How many levels a category and those below it take. */
const countLevels = (rows: readonly PlacedCategory[], id: string): number =>
  1 + Math.max(0, ...listChildren(rows, id).map((child) => countLevels(rows, child.id)));

/** The ids of the new siblings in their order with the category among them, or why it cannot go there. */
export function placeCategory(
  rows: readonly PlacedCategory[],
  category: PlacedCategory,
  { parentId, beforeId }: CategoryPlace,
): PlaceProblem | readonly string[] {
  const parent = rows.find(({ id }) => id === parentId);
  if (!parent) return 'parent-unknown';
  if (category.parentId === null) return 'root-stays';
  const path = listPath(rows, parentId);
  if (path.includes(category.id)) return 'category-circle';
  if (parent.gender !== category.gender) return 'category-of-other-gender';
  if (path.length + countLevels(rows, category.id) > MAX_LEVELS) return 'category-too-deep';
  const siblings = listChildren(rows, parentId)
    .map(({ id }) => id)
    .filter((id) => id !== category.id);
  if (beforeId === null) return [...siblings, category.id];
  const at = siblings.indexOf(beforeId);
  return at < 0 ? 'not-a-sibling' : [...siblings.slice(0, at), category.id, ...siblings.slice(at)];
}
