/** Where a page runs. `wechat` is the messaging app's browser; the three before it are mini-programs. */
export const PLATFORM_NAMES = [
  'ios',
  'android',
  'minip',
  'ttmp',
  'alimp',
  'wechat',
  'web',
] as const;

export type PlatformName = (typeof PLATFORM_NAMES)[number];
export type MiniProgramName = Extract<PlatformName, 'minip' | 'ttmp' | 'alimp'>;

/** How the shop's own app signs its WebView: `Vitrine/6.14.0`. */
const OWN_APP = /\bVitrine\/\d/;

/** A `platform` in the query wins, since hosts that wrap a page say so there. */
export function detectPlatform(userAgent: string, query?: string | null): PlatformName {
  const named = PLATFORM_NAMES.find((name) => name === query);
  if (named) return named;
  if (OWN_APP.test(userAgent)) return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android';
  // Pages inside a mini-program's web-view carry the browser's mark as well: the narrower goes first.
  if (/miniProgram/i.test(userAgent)) {
    if (/AlipayClient/i.test(userAgent)) return 'alimp';
    return /ToutiaoMicroApp|aweme/i.test(userAgent) ? 'ttmp' : 'minip';
  }
  if (/ToutiaoMicroApp/i.test(userAgent)) return 'ttmp';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'web';
}

export const isApp = (name: PlatformName): boolean => name === 'ios' || name === 'android';

export const isMiniProgram = (name: PlatformName): name is MiniProgramName =>
  name === 'minip' || name === 'ttmp' || name === 'alimp';

/** The spec hides what invites into the app from those who are in it, or in a mini-program. */
export const invitesToApp = (name: PlatformName): boolean => name === 'web' || name === 'wechat';
