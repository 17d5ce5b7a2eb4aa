import type { WebPlatformDeps } from './web-platform-deps.ts';
import { chooseWechatAddress } from './wechat-address.ts';
import { createWechatPage, type WechatSdk } from './wechat-share.ts';

/** The messaging app's menu and addresses, or undefined where pages cannot be signed. */
export async function createWechatFunctions(deps: WebPlatformDeps, landingUrl: string) {
  const { signPage: sign, createShareState, landingParams, log } = deps;
  if (!sign || !createShareState) return undefined;
  const page = createWechatPage({
    ...(await createShareState(landingUrl)),
    loadSdk: async () => (await import('weixin-js-sdk')).default as unknown as WechatSdk,
    sign,
    userAgent: window.navigator.userAgent,
    currentUrl: () => window.location.href,
    debug: landingParams?.wxDebug ?? false,
    log,
  });
  return {
    prepareShare: page.prepareShare,
    chooseAddress: async () => chooseWechatAddress(await page.openSdk()),
  };
}
