import type { RouteName } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** Screens for browsing. A dialog would interrupt a task on any other screen. */
const BROWSING_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'category',
  'list',
  'search',
  'content',
  'me',
]);

/** Reads the state without selectors, so that guests do not load the code of shopper slices. */
export const needsConsent = ({ session, user }: RootState): boolean =>
  session?.isLoggedIn === true && user?.showGB2020Popup === true;

export const allowsConsentModal = (route: RouteName | undefined): boolean =>
  route !== undefined && BROWSING_ROUTES.has(route);
