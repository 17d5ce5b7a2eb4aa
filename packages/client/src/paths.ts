type Values = Readonly<Record<string, unknown>>;

/** Fills the parameters of a path such as `/products/{id}`. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Formats a query such as `?page=2&sort=newest`. Leaves out undefined and null, and joins lists with commas. */
export function formatQuery(query: Values = {}): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Whether the third-party data host serves the path. */
export const isThirdParty = (path: string): boolean => path.includes('customization');

/** Whether the response is an image of a mini-program code. */
export const isBinary = (path: string): boolean => /mini-?programs?\/(.*\/)?qr-?codes?/i.test(path);

/** Whether the request must complete while the page is unloading: tracking calls. */
export const needsKeepalive = (path: string): boolean =>
  /\/marketing\/trackings(?:\/|$)/.test(path);

/** Moves carnival calls to the prefix of the carnival service: /api/v1/carnival/x becomes /carnival/api/v1/x. */
export const rewriteCarnivalPath = (path: string): string =>
  path.replace(/^(\/api\/v\d+)\/carnivals?(?=\/|$)/, '/carnival$1');

export const joinUrl = (base: string, path: string): string => base.replace(/\/+$/, '') + path;
