import type { Gender } from '@vitrine/contract';

/** Women first: the order of the tabs. */
export const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** The home an address names, or the one the shopper likes best. */
export const genderOf = (named: string | undefined, preferred: Gender): Gender =>
  GENDERS.find((gender) => gender === named) ?? preferred;

/** The content page that is shown as a home. */
export const homePageId = (gender: Gender): string => `home-${gender}`;
