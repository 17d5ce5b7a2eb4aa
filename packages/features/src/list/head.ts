import { fill, type Language } from '@vitrine/kit';
import { href } from '@vitrine/platform';
import type { ProductsListState } from '@vitrine/state';
import { breadcrumbList, shareImage } from '../head.ts';
import type { Head } from '../screen.ts';
import type { ListAddress } from './address.ts';
import { ownQuery } from './listing-query.ts';
import { messages } from './messages.ts';

/** Two to a row on a phone, three beside the rail on a desktop. */
export const LIST_PICTURE_SIZES = '(min-width: 1024px) 300px, (min-width: 768px) 33vw, 50vw';

/** What a list is called that has no name of its own. */
export function ownTitle({ source, gender }: ListAddress, language: Language): string {
  const words = messages[language];
  if (source.keyword) return fill(words.search, { keyword: source.keyword });
  return gender ? words.genders[gender] : words.everything;
}

/** The list's own address: its narrowings, orders and pages are all one page to an index. */
const canonicalPath = (address: ListAddress): string =>
  href({ route: 'list', query: ownQuery(address) }, 'zh-CN');

export function listHead(list: ProductsListState, address: ListAddress, language: Language): Head {
  const words = messages[language];
  const path = canonicalPath(address);
  if (list.status === 'missing') return { title: words.missing, path, noIndex: true };
  const title = list.pageName;
  const [first] = list.items;
  const { totalItems } = list.pagination;
  return {
    title,
    description: list.description || fill(words.description, { title, n: totalItems }),
    path,
    noIndex: address.source.type === 'search' || totalItems === 0,
    structured: [
      breadcrumbList(
        [
          { name: words.home, target: { route: 'home' } },
          ...list.breadcrumb.map(({ id, name }) => ({
            name,
            target: { route: 'list' as const, query: { category: id } },
          })),
        ],
        language,
      ),
    ],
    ...(first ? shareImage(first.images) : {}),
  };
}
