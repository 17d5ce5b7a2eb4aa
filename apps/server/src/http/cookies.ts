import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

export type CookieSettings = Pick<Settings, 'publicUrl'> & Partial<Pick<Settings, 'backofficeUrl'>>;

export const isSecure = ({ publicUrl }: CookieSettings): boolean =>
  publicUrl?.startsWith('https:') ?? false;

/** Over https the prefix keeps sibling hosts from planting a cookie of their own. */
export const nameCookie = (name: string, settings: CookieSettings): string =>
  isSecure(settings) ? `__Host-${name}` : name;

const findValue = (cookies: string | undefined, name: string): string | undefined =>
  cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The value of a cookie of the shop. */
export const readCookie = (
  { cookie }: IncomingHttpHeaders,
  name: string,
  settings: CookieSettings,
): string | undefined => findValue(cookie, nameCookie(name, settings));

export const cookieAttributes = (settings: CookieSettings): string =>
  `Path=/; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`;
