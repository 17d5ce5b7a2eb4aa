import type { BrandEntry, BrandMenu, CategoryMenu, CategoryNode, Gender } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { emptySet, membersOf, sizeOfCommon } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import type { CategoryRow } from '../../catalogue/rows.ts';
import { normalise } from '../../catalogue/words.ts';
import type { ImageAddresses } from '../images/addresses.ts';

type Views = ImageAddresses['views'];

const noMenu = () => ({ women: [], men: [], kids: [] });
const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** What the nodes of one menu are made with. */
interface Making {
  index: CatalogueIndex;
  views: Views;
  language: Language;
  /** Pictures already shown, so that a category and its parent do not show the same piece. */
  shown: Set<string>;
}

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
    if (!root || (only && gender !== only)) continue;
    menu[gender] = nodesBelow({ index, views, language, shown: new Set() }, root);
  }
  return menu;
}

function nodesBelow(making: Making, parent: CategoryRow): CategoryNode[] {
  const { index, views, language } = making;
  const { values, ordinals, members } = index.facets.Categories;
  return index.tree.childrenOf(parent.id).flatMap((category): CategoryNode[] => {
    const ordinal = ordinals.get(category.id) ?? values.length;
    const products = membersOf(members[ordinal] ?? emptySet(0));
    if (products.length === 0) return [];
    const image = category.imageKey ?? pictureFrom(making, products);
    return [
      {
        id: category.id,
        name: category.name[language],
        image: image === undefined ? [] : views([image]),
        count: products.length,
        children: nodesBelow(making, category),
      },
    ];
  });
}

/** Without a picture of its own a category shows the first of its pieces that is not shown yet. */
function pictureFrom({ index, shown }: Making, products: Uint32Array): string | undefined {
  const pictureOf = (product: number | undefined) => index.products[product ?? -1]?.imageKeys[0];
  const fresh = products.find((product) => !shown.has(pictureOf(product) ?? ''));
  const picture = pictureOf(fresh ?? products[0]);
  if (picture !== undefined) shown.add(picture);
  return picture;
}

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
