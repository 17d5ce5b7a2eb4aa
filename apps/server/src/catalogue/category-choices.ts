import type { CatalogueIndex } from './catalogue-index.ts';
import type { Narrowing } from './narrow.ts';

/**
 * Which categories to offer: the children of the one a shopper is in, else the top level; below a
 * chosen one also its children, so that a tree can be opened step by step.
 */
export function offeredCategories(
  index: CatalogueIndex,
  counts: Uint32Array,
  query: Narrowing,
  current?: string,
): string[] {
  const { tree, facets } = index;
  const found = (id: string): boolean =>
    (counts[facets.Categories.ordinals.get(id) ?? -1] ?? 0) > 0;
  const start = current ?? commonRoot(index, query, found);
  const top = start ? tree.childrenOf(start) : Object.values(tree.roots);
  const chosen = (query.categories ?? []).filter((id) => tree.byId.has(id) && id !== start);
  const wanted = new Set([
    ...top.map(({ id }) => id),
    ...chosen,
    ...chosen.flatMap((id) => tree.childrenOf(id).map((child) => child.id)),
  ]);
  return facets.Categories.values.filter((id) => wanted.has(id));
}

/** Where everything found is women's, women's categories are the top level, not the word "women". */
function commonRoot(
  { tree }: CatalogueIndex,
  query: Narrowing,
  found: (id: string) => boolean,
): string | undefined {
  if (query.gender) return tree.roots[query.gender]?.id;
  const roots = Object.values(tree.roots).filter(({ id }) => found(id));
  return roots.length === 1 ? roots[0]?.id : undefined;
}
