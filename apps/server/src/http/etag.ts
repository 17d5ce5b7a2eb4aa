import { hash } from 'node:crypto';

/** Weak, because the same answer travels packed in several ways. */
export const etagOf = (body: string | Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Does the caller hold this very answer already? */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
