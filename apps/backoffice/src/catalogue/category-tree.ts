import type { Language } from '@vitrine/kit';
import type { AdminResponse } from '../api/admin-api.ts';
import { pickText } from './texts.ts';

export type Category = AdminResponse<'listCategories'>[number];

export interface CategoryNode {
  value: string;
  title: string;
  category: Category;
  children: CategoryNode[];
}

/** The categories as trees, one for each gender. Parents come before their children in the list. */
export function buildCategoryTree(
  categories: readonly Category[],
  language: Language,
): CategoryNode[] {
  const nodes = new Map<string, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const category of categories) {
    const title = pickText(category.name, language);
    const node = { value: category.id, title, category, children: [] };
    nodes.set(category.id, node);
    const parent = category.parentId === null ? undefined : nodes.get(category.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** The names from the top to a category, such as "Women › Clothing › Coats", by its id. */
export function nameCategoryPaths(
  categories: readonly Category[],
  language: Language,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { id, parentId, name } of categories) {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, [above, pickText(name, language)].filter(Boolean).join(' › '));
  }
  return paths;
}
