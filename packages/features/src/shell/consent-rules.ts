import type { RouteName } from '@vitrine/platform';
import type { RootState } from '@vitrine/state';

/** Where a shopper looks around: whoever is about to do something is not interrupted. */
const QUIET: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'category',
  'list',
  'search',
  'content',
  'me',
]);

/** Looks at the bare state, so that guests do without the code of what belongs to shoppers. */
export const asksConsent = ({ session, user }: RootState): boolean =>
  session?.isLoggedIn === true && user?.showGB2020Popup === true;

export const isQuiet = (route: RouteName | undefined): boolean =>
  route !== undefined && QUIET.has(route);
