import type { Gender } from '@vitrine/contract';

/** What shops and their files call the genders at the top of a path of categories. */
const NAMES: Readonly<Record<Gender, RegExp>> = {
  women: /^(?:women|woman|womens|women's|womenswear|ladies|female|女|女士|女装|女款)$/i,
  men: /^(?:men|man|mens|men's|menswear|male|男|男士|男装|男款)$/i,
  kids: /^(?:kid|kids|kids'|children|children's|child|baby|童装|儿童|童款|母婴)$/i,
};

/** The gender that a word names. */
export const findGender = (word: string): Gender | undefined =>
  (Object.keys(NAMES) as Gender[]).find((gender) => NAMES[gender].test(word.trim()));

/**
 * The gender below which categories stand whose path names none: the only one of the shop. A shop without categories
 * that reads no path with a gender has one, which it does not speak of.
 */
export function findOnlyGender(
  known: readonly Gender[],
  paths: readonly string[],
): Gender | undefined {
  if (known.length === 1) return known[0];
  const hasGenders = paths.some((path) => findGender(path.split('>')[0] ?? ''));
  return known.length === 0 && !hasGenders ? 'women' : undefined;
}
