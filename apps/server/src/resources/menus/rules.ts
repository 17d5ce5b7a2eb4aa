import type { BrandEntry, BrandMenu, CategoryMenu, CategoryNode, Gender } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { sizeOf, sizeOfCommon } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { CategoryRow } from '../../catalogue/rows.ts';
import { normalise } from '../../catalogue/words.ts';
import type { ImageAddresses } from '../images/addresses.ts';

type Views = ImageAddresses['views'];

const noMenu = () => ({ women: [], men: [], kids: [] });
const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** The trees below their roots. A branch without a product is left out: it would be a dead end. */
export function categoryMenu(
  index: CatalogueIndex,
  views: Views,
  language: Language,
  only?: Gender,
): CategoryMenu {
  const menu: CategoryMenu = noMenu();
  for (const gender of GENDERS) {
    const root = index.tree.roots[gender];
    if (root && (!only || gender === only)) menu[gender] = nodesBelow(index, views, language, root);
  }
  return menu;
}

function nodesBelow(
  index: CatalogueIndex,
  views: Views,
  language: Language,
  parent: CategoryRow,
): CategoryNode[] {
  const { tree, facets, products } = index;
  return tree.childrenOf(parent.id).flatMap((category): CategoryNode[] => {
    const members = facets.Categories.members[facets.Categories.ordinals.get(category.id) ?? -1];
    const count = members ? sizeOf(members) : 0;
    if (!members || count === 0) return [];
    // Without a picture of its own a category is shown by what stands first in it.
    const imageKey = category.imageKey ?? products[firstOf(members)]?.imageKeys[0];
    return [
      {
        id: category.id,
        name: category.name[language],
        image: imageKey === undefined ? [] : views([imageKey]),
        count,
        children: nodesBelow(index, views, language, category),
      },
    ];
  });
}

const firstOf = (members: Uint32Array): number => {
  const word = members.findIndex((bits) => bits !== 0);
  const bits = members[word] ?? 0;
  return word * 32 + 31 - Math.clz32(bits & -bits);
};

/** The brands that have something for women, men or kids, from A to Z; what is no letter comes last. */
export function brandMenu({ facets, genders, brands }: CatalogueIndex, only?: Gender): BrandMenu {
  const menu: BrandMenu = noMenu();
  for (const gender of GENDERS) {
    const forThem = genders.members[genders.ordinals.get(gender) ?? -1];
    if (!forThem || (only && gender !== only)) continue;
    const entries = facets.Brands.values.map((id, ordinal): BrandEntry => {
      const name = brands.get(id)?.name ?? '';
      const members = facets.Brands.members[ordinal];
      return {
        id,
        name,
        initial: initialOf(name),
        count: members ? sizeOfCommon(members, forThem) : 0,
      };
    });
    menu[gender] = entries
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(a.initial === '#') - Number(b.initial === '#'));
  }
  return menu;
}

/** A to Z without accents, or #. */
export function initialOf(name: string): string {
  const first = normalise(name.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
