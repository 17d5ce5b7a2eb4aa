/**
 * Query parameters with personal data. They must not appear in tracked or shared URLs. `openId` and `unionId` are
 * only removed: they say who a shopper is without proving it, so a code is exchanged instead.
 */
export const PERSONAL_PARAMS: readonly string[] = [
  'token',
  'sessionKey',
  'openId',
  'unionId',
  'code',
];

/** Removes the personal parameters from a query. */
export const omitPersonalParams = (
  query: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !PERSONAL_PARAMS.includes(name)));
