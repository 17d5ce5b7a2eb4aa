import type { Gender } from '@vitrine/contract';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { type CatalogueSearch, searchCatalogue } from '../../catalogue/search-catalogue.ts';
import { joinWords } from '../../catalogue/tokens.ts';
import { collectAllProducts } from '../listings/rules.ts';

/** The products that match a keyword, best match first. Without a keyword: all products. */
export const findSearchCollection = (
  index: CatalogueIndex,
  keyword: string,
  gender: Gender | undefined,
): CatalogueSearch =>
  keyword === ''
    ? { ...collectAllProducts(index), correctedKeyword: null, isOtherGender: false }
    : searchCatalogue(index, keyword, gender);

/** The page that the words lead to, instead of a list. */
export const findRedirect = ({ redirects }: CatalogueIndex, keyword: string): string | null =>
  redirects.get(joinWords(keyword))?.url ?? null;
