import type { BrandEntry, BrandMenu, CategoryMenu, CategoryNode, Gender } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { countCommon, emptySet, has, listMembers } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { CategoryRow } from '../../catalogue/rows.ts';
import { normaliseText } from '../../catalogue/tokens.ts';
import type { ImageUrls } from '../images/image-urls.ts';

type Views = ImageUrls['views'];

const createEmptyMenu = () => ({ women: [], men: [], kids: [] });
const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

interface MenuContext {
  index: CatalogueIndex;
  views: Views;
  language: Language;
  /** Image keys already used, so that a category and its parent do not show the same product. */
  usedImageKeys: Set<string>;
}

/** Builds the category trees below their roots, without categories that have no products. */
export function buildCategoryMenu(
  index: CatalogueIndex,
  views: Views,
  language: Language,
  only?: Gender,
): CategoryMenu {
  const menu: CategoryMenu = createEmptyMenu();
  for (const gender of GENDERS) {
    const root = index.tree.roots[gender];
    if (!root || (only && gender !== only)) continue;
    menu[gender] = buildChildNodes({ index, views, language, usedImageKeys: new Set() }, root);
  }
  return menu;
}

function buildChildNodes(context: MenuContext, parent: CategoryRow): CategoryNode[] {
  const { index, views, language } = context;
  const { values, ordinals, members } = index.facets.Categories;
  return index.tree.childrenOf(parent.id).flatMap((category): CategoryNode[] => {
    const ordinal = ordinals.get(category.id) ?? values.length;
    const products = listMembers(members[ordinal] ?? emptySet(0));
    if (products.length === 0) return [];
    const image = category.imageKey ?? chooseImageKey(context, products);
    return [
      {
        id: category.id,
        name: category.name[language],
        image: image === undefined ? [] : views([image]),
        count: products.length,
        children: buildChildNodes(context, category),
      },
    ];
  });
}

/**
 * Chooses the image of the first product that is not shown yet, for a category without its own image.
 * Products in stock are tried first.
 */
function chooseImageKey(
  { index, usedImageKeys }: MenuContext,
  products: Uint32Array,
): string | undefined {
  const getImageKey = (product: number | undefined) => index.products[product ?? -1]?.imageKeys[0];
  const isInStock = (product: number) => has(index.inStock, product);
  const isUnused = (product: number) => !usedImageKeys.has(getImageKey(product) ?? '');
  const chosen =
    products.find((product) => isInStock(product) && isUnused(product)) ??
    products.find(isUnused) ??
    products.find(isInStock) ??
    products[0];
  const imageKey = getImageKey(chosen);
  if (imageKey !== undefined) usedImageKeys.add(imageKey);
  return imageKey;
}

/** Builds the brand list of each gender from A to Z; names without a Latin initial come last. */
export function buildBrandMenu(
  { facets, genders, brands }: CatalogueIndex,
  only?: Gender,
): BrandMenu {
  const menu: BrandMenu = createEmptyMenu();
  for (const gender of GENDERS) {
    const genderMembers = genders.members[genders.ordinals.get(gender) ?? -1];
    if (!genderMembers || (only && gender !== only)) continue;
    const entries = facets.Brands.values.map((id, ordinal): BrandEntry => {
      const name = brands.get(id)?.name ?? '';
      const members = facets.Brands.members[ordinal];
      return {
        id,
        name,
        initial: getInitial(name),
        count: members ? countCommon(members, genderMembers) : 0,
      };
    });
    menu[gender] = entries
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#'));
  }
  return menu;
}

/** Returns A to Z without accents, or #. */
export function getInitial(name: string): string {
  const first = normaliseText(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
