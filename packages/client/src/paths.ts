type Values = Readonly<Record<string, unknown>>;

/** `/products/{id}` with its values put in. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** `?page=2&sort=newest`: what is undefined or null is left out, a list is joined by commas. */
export function queryText(query: Values = {}): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Data bought from others, which the third-party host serves. */
export const isThirdParty = (path: string): boolean => path.includes('customization');

/** Pictures of mini-program codes, which come as bytes. */
export const isBinary = (path: string): boolean => /mini-?programs?\/(.*\/)?qr-?codes?/i.test(path);

/** What happened on a page is told even while the page goes away. */
export const outlivesPage = (path: string): boolean => /\/marketing\/trackings(?:\/|$)/.test(path);

/** Carnivals are a service of their own behind its own prefix: /api/v1/carnival/x is /carnival/api/v1/x. */
export const rewritten = (path: string): string =>
  path.replace(/^(\/api\/v\d+)\/carnivals?(?=\/|$)/, '/carnival$1');

export const joined = (base: string, path: string): string => base.replace(/\/+$/, '') + path;
