import type { CatalogueIndex } from './catalogue-index.ts';
import type { ListingFilters } from './filter-products.ts';

/**
 * Selects the categories to offer: the children of the current category, or else the top level, and
 * the children of each chosen category, so that a tree can be expanded step by step.
 */
export function selectCategoryChoices(
  index: CatalogueIndex,
  counts: Uint32Array,
  query: ListingFilters,
  current?: string,
): string[] {
  const { tree, facets } = index;
  const hasProducts = (id: string): boolean =>
    (counts[facets.Categories.ordinals.get(id) ?? -1] ?? 0) > 0;
  const start = current ?? commonRoot(index, query, hasProducts);
  const top = start ? tree.childrenOf(start) : Object.values(tree.roots);
  const chosen = (query.categories ?? []).filter((id) => tree.byId.has(id) && id !== start);
  const offered = new Set([
    ...top.map(({ id }) => id),
    ...chosen,
    ...chosen.flatMap((id) => tree.childrenOf(id).map((child) => child.id)),
  ]);
  return facets.Categories.values.filter((id) => offered.has(id));
}

/** When all results are in one root category, its children are the top level. */
function commonRoot(
  { tree }: CatalogueIndex,
  query: ListingFilters,
  hasProducts: (id: string) => boolean,
): string | undefined {
  if (query.gender) return tree.roots[query.gender]?.id;
  const roots = Object.values(tree.roots).filter(({ id }) => hasProducts(id));
  return roots.length === 1 ? roots[0]?.id : undefined;
}
