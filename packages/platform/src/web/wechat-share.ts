import type { ShareContent } from '../ports/share.ts';
import type { WechatAddresses } from './wechat-address.ts';

/** The signature of the shop's server for a page. */
export interface PageSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

interface ShareCard {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** The functions of the messaging app's own script that the shop uses. */
export interface WechatSdk extends WechatAddresses {
  config(options: PageSignature & { debug: boolean; jsApiList: string[] }): void;
  ready(listener: () => void): void;
  error(listener: (cause: unknown) => void): void;
  updateAppMessageShareData(card: ShareCard): void;
  updateTimelineShareData(card: Omit<ShareCard, 'desc'>): void;
  /** The older functions set the same cards, and are the only ones that tell when a shopper shares. */
  onMenuShareAppMessage(card: ShareCard & ShareListener): void;
  onMenuShareTimeline(card: Omit<ShareCard, 'desc'> & ShareListener): void;
}

interface ShareListener {
  success(): void;
}

/** Whom a page is shared with by the menu. */
export type ShareChannel = 'friend' | 'timeline';

/** The state of sharing in the messaging app. Screens can read it. */
export interface WechatShareState {
  /** The URL that the document was opened with. */
  landingUrl(): string;
  /** Called with whether the script accepted the signature. */
  onReady(isReady: boolean): void;
  /** Called when the shopper shares a page by the menu. */
  onShared(channel: ShareChannel, pageUrl: string): void;
}

export interface WechatShareDeps extends WechatShareState {
  loadSdk(): Promise<WechatSdk>;
  sign(url: string): Promise<PageSignature>;
  userAgent: string;
  currentUrl(): string;
  /** The script shows debug output on the screen. */
  debug: boolean;
  log(message: string, cause: unknown): void;
}

const JS_API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'openAddress',
];

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/**
 * The URL that the messaging app checks a signature against: on iOS the URL that the document was opened
 * with, even after navigation; on other systems the current URL.
 */
export const getUrlToSign = (userAgent: string, landingUrl: string, currentUrl: string): string =>
  withoutHash(/iPhone|iPad|iPod/.test(userAgent) ? landingUrl : currentUrl);

const toShareCard = ({ title, description, path, image }: ShareContent, origin: string) => ({
  title,
  desc: description ?? '',
  link: new URL(path, origin).href,
  imgUrl: image ? new URL(image, origin).href : '',
});

/** Sets the cards of both menus, and reports when they are used. */
function setShareCards(
  sdk: WechatSdk,
  { desc, ...card }: ShareCard,
  onShared: WechatShareState['onShared'],
): void {
  sdk.updateAppMessageShareData({ ...card, desc });
  sdk.updateTimelineShareData(card);
  sdk.onMenuShareAppMessage({ ...card, desc, success: () => onShared('friend', card.link) });
  sdk.onMenuShareTimeline({ ...card, success: () => onShared('timeline', card.link) });
}

export interface WechatPage {
  /** Prepares the messaging app's own menu to share the current page. Never throws. */
  prepareShare(content: ShareContent): Promise<void>;
  /** Resolves to the script once it has accepted the signature of the current page. */
  openSdk(): Promise<WechatSdk>;
}

/** A page in the messaging app's browser, whose script works on pages that the shop has signed. */
export function createWechatPage(deps: WechatShareDeps): WechatPage {
  let sdk: Promise<WechatSdk> | undefined;
  let signedUrl = '';
  let latest: ShareContent | undefined;

  async function configure(script: WechatSdk, url: string): Promise<void> {
    if (signedUrl === url) return;
    const { appId, timestamp, nonceStr, signature } = await deps.sign(url);
    script.config({
      debug: deps.debug,
      appId,
      timestamp,
      nonceStr,
      signature,
      jsApiList: JS_API_LIST,
    });
    signedUrl = url;
  }

  async function openSignedPage(currentUrl: string): Promise<WechatSdk> {
    sdk ??= deps.loadSdk();
    const script = await sdk;
    await configure(script, getUrlToSign(deps.userAgent, deps.landingUrl(), currentUrl));
    return script;
  }

  async function prepareShare(content: ShareContent): Promise<void> {
    latest = content;
    try {
      const currentUrl = deps.currentUrl();
      const script = await openSignedPage(currentUrl);
      script.error((cause) => {
        deps.onReady(false);
        deps.log('Messaging app rejected the page signature', cause);
      });
      script.ready(() => {
        deps.onReady(true);
        // The shopper may have opened another page in the meantime.
        if (latest !== content) return;
        setShareCards(script, toShareCard(content, currentUrl), deps.onShared);
      });
    } catch (cause) {
      sdk = undefined;
      deps.log('Share menu setup failed', cause);
    }
  }

  return {
    prepareShare,
    async openSdk() {
      const script = await openSignedPage(deps.currentUrl());
      return new Promise((resolve, reject) => {
        script.error(reject);
        script.ready(() => resolve(script));
      });
    },
  };
}
