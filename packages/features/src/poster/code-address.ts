import { miniHref, type Target } from '@vitrine/platform';

/** Wide enough for a sharp print of a hand's breadth. */
const WIDTH = 860;
/** The messaging app draws no code that says more. */
const LONGEST_SCENE = 32;

/** The picture that somebody scans to open a screen in the mini-program; empty where none can be drawn. */
export function codeAddress(to: Target): string {
  const [page = '', scene = ''] = miniHref(to).split('?');
  if (scene.length > LONGEST_SCENE) return '';
  const query = `page=${encodeURIComponent(page)}&scene=${encodeURIComponent(scene)}&width=${WIDTH}`;
  return `/api/v1/messaging/mini-programs/qr-codes?${query}`;
}
