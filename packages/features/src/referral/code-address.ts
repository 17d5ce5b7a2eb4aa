import { miniHref } from '@vitrine/platform';

/** Wide enough for a sharp print of a hand's breadth. */
const WIDTH = 860;

/** The picture that a friend scans: it opens the invitation in the mini-program. */
export function codeAddress(token: string): string {
  const [page = '', scene = ''] = miniHref({ route: 'invitation', params: { token } }).split('?');
  const query = `page=${encodeURIComponent(page)}&scene=${encodeURIComponent(scene)}&width=${WIDTH}`;
  return `/api/v1/messaging/mini-programs/qr-codes?${query}`;
}
