/** The systems of the shop's own app. */
export const APP_NAMES = ['ios', 'android', 'harmony'] as const;

/** The hosts that a page runs in. `wechat` is the messaging app's browser; the three before it are mini-programs. */
export const PLATFORM_NAMES = [...APP_NAMES, 'minip', 'ttmp', 'alimp', 'wechat', 'web'] as const;

export type PlatformName = (typeof PLATFORM_NAMES)[number];
export type AppName = (typeof APP_NAMES)[number];
export type MiniProgramName = Extract<PlatformName, 'minip' | 'ttmp' | 'alimp'>;

/** The shop's own app adds `Vitrine/6.14.0` to the user agent of its WebView. */
const OWN_APP = /\bVitrine\/\d/;

/** Detects the host. The `platform` query parameter wins, because hosts that wrap a page set it. */
export function detectPlatform(userAgent: string, query?: string | null): PlatformName {
  const fromQuery = PLATFORM_NAMES.find((name) => name === query);
  if (fromQuery) return fromQuery;
  if (OWN_APP.test(userAgent)) {
    if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
    // Older HarmonyOS runs Android's app, whose user agent names Android first.
    return /^[^;]*; \w*Harmony/.test(userAgent) ? 'harmony' : 'android';
  }
  // A mini-program's web-view also names the browser in its user agent, so mini-programs are tested first.
  if (/miniProgram/i.test(userAgent)) {
    if (/AlipayClient/i.test(userAgent)) return 'alimp';
    return /ToutiaoMicroApp|aweme/i.test(userAgent) ? 'ttmp' : 'minip';
  }
  if (/ToutiaoMicroApp/i.test(userAgent)) return 'ttmp';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'web';
}

export const isApp = (name: PlatformName): name is AppName =>
  (APP_NAMES as readonly PlatformName[]).includes(name);

export const isMiniProgram = (name: PlatformName): name is MiniProgramName =>
  name === 'minip' || name === 'ttmp' || name === 'alimp';

/** Whether a host shows invitations to the app. The spec hides them in the app and in mini-programs. */
export const canInviteToApp = (name: PlatformName): boolean => name === 'web' || name === 'wechat';
