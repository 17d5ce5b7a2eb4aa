import { miniHref, type PlatformName, type Target } from '@vitrine/platform';

/** In pixels; sharp when printed about 7 cm wide. */
const WIDTH = 860;
/** The messaging app's limit for the scene parameter. */
const MAX_SCENE_LENGTH = 32;

/** The codes are WeChat's. These hosts refuse a program that leads shoppers to another vendor. */
const HOSTS_WITHOUT_CODES: readonly PlatformName[] = ['ttmp', 'alimp'];

/** The URL of the code that opens a screen in the mini-program. Empty when the host or the scene allows none. */
export function buildScanCodeUrl(to: Target, host: PlatformName): string {
  if (HOSTS_WITHOUT_CODES.includes(host)) return '';
  const [page = '', scene = ''] = miniHref(to).split('?');
  if (scene.length > MAX_SCENE_LENGTH) return '';
  const query = `page=${encodeURIComponent(page)}&scene=${encodeURIComponent(scene)}&width=${WIDTH}`;
  return `/api/v1/messaging/mini-programs/qr-codes?${query}`;
}
