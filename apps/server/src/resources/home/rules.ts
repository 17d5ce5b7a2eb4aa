import type { CategoryMenu, Gender, Home } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';

/** The content page that the configuration names for each gender. */
export function readHomeContent(
  configuration: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { homeContent } = configuration;
  return typeof homeContent === 'object' && homeContent !== null ? { ...homeContent } : {};
}

/** The code of the content page of a gender's home. */
export const getHomeCode = (
  homeContent: Readonly<Record<string, unknown>>,
  gender: Gender,
): string => String(homeContent[gender] ?? `home-${gender}`);

/** Builds the home of each gender: its content page, categories and sets. */
export function buildHomes(
  index: CatalogueIndex,
  menu: CategoryMenu,
  language: Language,
  homeContent: Readonly<Record<string, unknown>> = {},
): Home {
  const buildHome = (gender: Gender): Home[Gender] => ({
    contentCode: getHomeCode(homeContent, gender),
    categories: menu[gender],
    sets: mapSetsForGender(index, gender, language),
  });
  return { women: buildHome('women'), men: buildHome('men'), kids: buildHome('kids') };
}

/** Lists the sets of a gender or of all genders, without empty ones. */
const mapSetsForGender = ({ sets }: CatalogueIndex, gender: Gender, language: Language) =>
  [...sets.values()]
    .filter(({ row, order }) => order.length > 0 && (row.gender ?? gender) === gender)
    .map(({ row, order }) => ({
      id: row.id,
      name: row.name[language],
      description: row.description[language],
      count: order.length,
    }));
