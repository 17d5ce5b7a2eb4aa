import { hash, randomBytes } from 'node:crypto';

interface Page {
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly url: string;
}

/** Signs a page as the messaging app's JS-SDK checks it; what follows # is not part of it. */
export function signPage({ ticket, nonceStr, timestamp, url }: Page): string {
  const [page = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
  return hash('sha1', text, 'hex');
}

export const newNonce = (): string => randomBytes(12).toString('base64url');
