import { hash } from 'node:crypto';

/** A weak tag, because the same response is sent in several encodings. */
export const computeEtag = (body: string | Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client already has this version of the response. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}
