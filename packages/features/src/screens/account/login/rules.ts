export type LoginMethod = 'code' | 'password';

export const parseMethod = (query: Readonly<Record<string, string>>): LoginMethod =>
  query.by === 'password' ? 'password' : 'code';

/** URL parsers drop tabs and newlines and read a backslash as a slash, so that a path becomes a host. */
const UNSAFE = /[\s\\]|\p{Cc}/u;
const LOGIN_PATH = /^\/(?:en\/)?user\/login\b/;

/**
 * Accepts only a path of this shop: a link to another site could send shoppers anywhere. It is decided by the
 * text, because mini-programs have no URL parser; the test compares it with one.
 */
export function parseReturnPath(from: string | undefined): string {
  const [path = ''] = from?.split(/[?#]/) ?? [];
  const isOwn = path.startsWith('/') && !path.includes('//') && !UNSAFE.test(from ?? '');
  return isOwn && !LOGIN_PATH.test(path) ? (from ?? '') : '';
}
