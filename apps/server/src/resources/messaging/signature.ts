import { hash, randomBytes } from 'node:crypto';

interface Page {
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly url: string;
}

/** Signs a page URL for the messaging app's JS-SDK; the fragment is not signed. */
export function signPage({ ticket, nonceStr, timestamp, url }: Page): string {
  const [page = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return hash('sha1', text, 'hex');
}

export const generateNonce = (): string => randomBytes(12).toString('base64url');
