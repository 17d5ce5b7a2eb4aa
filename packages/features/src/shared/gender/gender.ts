import type { Gender } from '@vitrine/contract';

/** The genders of the catalogue, in the order of their tabs. */
export const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** Reads the gender of a URL; a missing or unknown one is the fallback. */
export const parseGender = (
  { gender }: Readonly<Record<string, string | undefined>>,
  fallback: Gender = 'women',
): Gender => GENDERS.find((known) => known === gender) ?? fallback;
