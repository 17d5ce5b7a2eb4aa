import { type Language, namedLanguage, splitList } from '@vitrine/kit';

const CODE = /^[A-Za-z0-9][\w-]{0,63}$/;
const GENDERS = ['women', 'men', 'kids'] as const;
const MOST_BENEFITS = 50;

type Query = Readonly<Record<string, string | undefined>>;

export const isContentId = (id: string): boolean => CODE.test(id);

/**
 * What a page's address asks of the content service. A value that the service would refuse is left
 * out: a link that was cut or mistyped still shows the page.
 */
export function contentQuery(id: string, query: Query, language: Language) {
  const { env = '', country } = query;
  const benefits = splitList(query.benefits).filter((code) => CODE.test(code));
  const gender = GENDERS.find((known) => known === query.gender);
  return {
    codes: id,
    'target-language': namedLanguage(query.language) ?? language,
    ...(CODE.test(env) && { 'environment-code': env }),
    ...(benefits.length > 0 && { 'target-benefits': benefits.slice(0, MOST_BENEFITS).join(',') }),
    ...(/^[A-Za-z]{2}$/.test(country ?? '') && { 'target-country': country?.toUpperCase() }),
    ...(gender && { 'target-gender': gender }),
  };
}
