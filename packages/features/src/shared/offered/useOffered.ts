import type { RouteName } from '@vitrine/platform';
import { selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { isOffered } from './is-offered.ts';

/** Whether the shop has something on a screen. */
export const useOffered = (route: RouteName): boolean =>
  isOffered(route, useSelector(selectShopProfile));
