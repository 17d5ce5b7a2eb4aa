import type { Gender } from '@vitrine/contract';
import { keep, sizeOf } from '../../catalogue/bitset.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
import { anyOf } from '../../catalogue/dimension.ts';
import type { Shelf } from '../../catalogue/listing.ts';
import { search } from '../../catalogue/search.ts';
import { wholeShop } from '../listings/rules.ts';

/** What a keyword finds, the best match first. Without a keyword: the whole shop. */
export const searchShelf = (index: CatalogueIndex, keyword: string): Shelf =>
  keyword === '' ? wholeShop(index) : search(index.text, index.products.length, keyword);

/** Whether the words themselves find nothing; a filter that is too narrow is another matter. */
export function findsNothing(
  index: CatalogueIndex,
  shelf: Shelf,
  gender: Gender | undefined,
): boolean {
  const members = shelf.members.slice();
  if (gender) keep(members, anyOf(index.genders, [gender], index.products.length));
  return sizeOf(members) === 0;
}
