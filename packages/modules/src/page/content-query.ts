import { findLanguage, type Language, splitList } from '@vitrine/kit';

const CODE = /^[A-Za-z0-9][\w-]{0,63}$/;
const GENDERS = ['women', 'men', 'kids'] as const;
const MAX_BENEFITS = 50;

type Query = Readonly<Record<string, string | undefined>>;

export const isContentId = (id: string): boolean => CODE.test(id);

/**
 * Maps the query of the page's URL to the query of the content service. Values that the service would
 * refuse are left out, so that a truncated or mistyped link still shows the page.
 */
export function buildContentQuery(id: string, query: Query, language: Language) {
  const { env = '', country } = query;
  const benefits = splitList(query.benefits).filter((code) => CODE.test(code));
  const gender = GENDERS.find((value) => value === query.gender);
  return {
    codes: id,
    'target-language': findLanguage(query.language) ?? language,
    ...(CODE.test(env) && { 'environment-code': env }),
    ...(benefits.length > 0 && { 'target-benefits': benefits.slice(0, MAX_BENEFITS).join(',') }),
    ...(/^[A-Za-z]{2}$/.test(country ?? '') && { 'target-country': country?.toUpperCase() }),
    ...(gender && { 'target-gender': gender }),
  };
}
