import type { Gender } from '@vitrine/contract';
import type { ShopConfiguration } from '@vitrine/state';

/** The id of the content page that is the home page of a gender. */
export const getHomePageId = (
  gender: Gender,
  { homeContent }: Pick<ShopConfiguration, 'homeContent'> = {},
): string => homeContent?.[gender] ?? `home-${gender}`;
