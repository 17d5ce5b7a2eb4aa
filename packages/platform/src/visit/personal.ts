/** What an address may carry that belongs to a person, and to no record of where they went. */
export const PERSONAL: readonly string[] = ['token', 'sessionKey', 'openId', 'unionId', 'code'];

/** A query that may be told to others. */
export const withoutPersonal = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !PERSONAL.includes(name)));
