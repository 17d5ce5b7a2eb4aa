import type { Gender } from '@vitrine/contract';

export const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** Whose home an address is; the shop's door opens on women. */
export const genderOf = ({ gender }: Readonly<Record<string, string | undefined>>): Gender =>
  GENDERS.find((known) => known === gender) ?? 'women';

/** A home is a content page like any other, found by its id. */
export const homePageId = (gender: Gender): string => `home-${gender}`;
