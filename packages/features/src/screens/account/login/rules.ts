import type { CodeTarget } from '@vitrine/contract';

/** By a code that is sent to the mobile or to the e-mail address, or by a password. */
export type LoginMethod = 'code' | 'email' | 'password';

/** The ways to log in that the shop offers, the usual one first. */
export const listMethods = (targets: readonly CodeTarget[]): LoginMethod[] => [
  ...targets.map((target) => (target === 'mobile' ? ('code' as const) : target)),
  'password',
];

/** The method that the query names, if the shop offers it. */
export const parseMethod = (
  { by }: Readonly<Record<string, string>>,
  methods: readonly LoginMethod[],
): LoginMethod => methods.find((method) => method === by) ?? methods[0] ?? 'password';

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
