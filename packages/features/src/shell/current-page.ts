import type { Language } from '@vitrine/kit';
import { type HeaderKind, type RouteName, routeOf, type Target } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** The current page. Without a route: an unknown path. */
export interface CurrentPage {
  route?: RouteName | undefined;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** The link to the current page in another language. */
export const inLanguage = ({ route, params, query }: CurrentPage, language: Language): Target =>
  route ? { route, params, query, language } : { route: 'home', language };

export const getHeaderKind = (route: RouteName | undefined): HeaderKind =>
  route ? (routeOf(route).header ?? 'title') : 'logo';

/** Whether the page leads through a payment, without the shop's navigation around it. */
export const isQuiet = (route: RouteName | undefined): boolean =>
  route !== undefined && routeOf(route).isQuiet === true;

/** Whether a phone shows action buttons in place of the footer. */
export const hidesMobileFooter = (route: RouteName | undefined): boolean =>
  route !== undefined && routeOf(route).footer === 'desktop';

/** The title of a page that is named by its content; undefined for any other page. */
export function selectPageTitle(
  { productsList, content }: RootState,
  { route, params }: CurrentPage,
): string | undefined {
  if (route === 'list') return productsList?.pageName ?? '';
  if (route === 'content') return content?.pages[params.id ?? '']?.share.pageTitle ?? '';
  return undefined;
}
