import type { Screen } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

type LoadScreen = () => Promise<{ screen: Screen }>;

/** The screens the web has, each a chunk of its own. A route without one is not found. */
export const screens: Readonly<Partial<Record<RouteName, LoadScreen>>> = {
  home: () => import('@vitrine/features/home'),
  content: () => import('@vitrine/features/content'),
  list: () => import('@vitrine/features/list'),
  product: () => import('@vitrine/features/product'),
  category: () => import('@vitrine/features/category'),
  bag: () => import('@vitrine/features/bag'),
  me: () => import('@vitrine/features/me'),
  search: () => import('@vitrine/features/search'),
};

/** The source of each screen, by which the server finds its chunk in the build. */
export const screenSource = (route: RouteName): string =>
  `packages/features/src/${route}/screen.ts`;
