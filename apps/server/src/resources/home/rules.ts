import type { CategoryMenu, Gender, Home } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';

/** The homes of the three: a content page each, with the categories and sets that belong to it. */
export function homes(index: CatalogueIndex, menu: CategoryMenu, language: Language): Home {
  const side = (gender: Gender): Home[Gender] => ({
    contentCode: `home-${gender}`,
    categories: menu[gender],
    sets: setsFor(index, gender, language),
  });
  return { women: side('women'), men: side('men'), kids: side('kids') };
}

/** Sets for them or for everybody, without those in which nothing is left. */
const setsFor = ({ sets }: CatalogueIndex, gender: Gender, language: Language) =>
  [...sets.values()]
    .filter(({ row, order }) => order.length > 0 && (row.gender ?? gender) === gender)
    .map(({ row, order }) => ({
      id: row.id,
      name: row.name[language],
      description: row.description[language],
      count: order.length,
    }));
