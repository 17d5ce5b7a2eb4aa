import type { WebPlatformDeps } from './createWebPlatform.ts';
import { createWechatShare, type WechatSdk } from './wechat-share.ts';

/** The menu of the messaging app for a page that was opened at `landing`; none where nothing is signed or kept. */
export async function wechatShareMenu(deps: WebPlatformDeps, landing: string) {
  const { signPage: sign, keepMessaging, visit, log } = deps;
  if (!sign || !keepMessaging) return undefined;
  return createWechatShare({
    ...(await keepMessaging(landing)),
    loadSdk: async () => (await import('weixin-js-sdk')).default as WechatSdk,
    sign,
    userAgent: window.navigator.userAgent,
    currentUrl: () => window.location.href,
    debug: visit?.wxDebug ?? false,
    log,
  });
}
