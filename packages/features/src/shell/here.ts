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

/** Screens that end with what there is to do: a phone has its buttons there, and no room for a footer. */
const ENDS_WITH_BUTTONS: ReadonlySet<RouteName> = new Set<RouteName>([
  'product',
  'bag',
  'me',
  'checkout',
  'payment',
  'profile',
  'addresses',
  'address',
  'personalIds',
  'personalId',
  'order',
  'orderIdentity',
  'returnRequest',
  'returned',
  'questionnaire',
]);

export const endsWithButtons = (route: RouteName | undefined): boolean =>
  route !== undefined && ENDS_WITH_BUTTONS.has(route);

/** What a phone's header calls a page that is named by its content; undefined for any other. */
export function pageTitle(
  { productsList, content }: RootState,
  { route, params }: Here,
): string | undefined {
  if (route === 'list') return productsList?.pageName ?? '';
  if (route === 'content') return content?.pages[params.id ?? '']?.share.pageTitle ?? '';
  return undefined;
}
