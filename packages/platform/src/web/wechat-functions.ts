import type { WebPlatformDeps } from './web-platform-deps.ts';
import { createWechatShare, type WechatSdk } from './wechat-share.ts';

/** The share menu of the messaging app, or undefined where pages cannot be signed. */
export async function createWechatShareMenu(deps: WebPlatformDeps, landingUrl: string) {
  const { signPage: sign, createShareState, landingParams, log } = deps;
  if (!sign || !createShareState) return undefined;
  return createWechatShare({
    ...(await createShareState(landingUrl)),
    loadSdk: async () => (await import('weixin-js-sdk')).default as WechatSdk,
    sign,
    userAgent: window.navigator.userAgent,
    currentUrl: () => window.location.href,
    debug: landingParams?.wxDebug ?? false,
    log,
  });
}
