import type { Language } from '@vitrine/kit';
import type { RouteName, Target } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** Where the shopper is. Without a route: nowhere the shop knows. */
export interface Here {
  route?: RouteName | undefined;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** The same place in another language. */
export const hereIn = ({ route, params, query }: Here, language: Language): Target =>
  route ? { route, params, query, language } : { route: 'home', language };

/** How a phone's header looks: the mark, a field to search, a title (of a tab without a way back), an arrow over a picture. */
export type HeaderKind = 'mark' | 'searchBar' | 'title' | 'tabTitle' | 'overlay' | 'none';

const HEADER_KINDS: Partial<Record<RouteName, HeaderKind>> = {
  home: 'mark',
  category: 'searchBar',
  bag: 'tabTitle',
  me: 'tabTitle',
  product: 'overlay',
  search: 'none',
};

export const headerKind = (route: RouteName | undefined): HeaderKind =>
  route ? (HEADER_KINDS[route] ?? 'title') : 'mark';

/** What a phone's header calls the page. */
export function pageTitle({ productsList, content }: RootState, { route, params }: Here): string {
  if (route === 'list') return productsList?.pageName ?? '';
  if (route === 'content') return content?.pages[params.id ?? '']?.share.pageTitle ?? '';
  return '';
}
