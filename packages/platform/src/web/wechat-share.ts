import type { ShareContent } from '../ports/share.ts';

/** What the shop's server signs a page with. */
export interface PageSignature {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}

interface FriendCard {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** The part of the messaging app's own script that sharing needs. */
export interface WechatSdk {
  config(options: PageSignature & { debug: boolean; jsApiList: string[] }): void;
  ready(listener: () => void): void;
  error(listener: (cause: unknown) => void): void;
  updateAppMessageShareData(card: FriendCard): void;
  updateTimelineShareData(card: Omit<FriendCard, 'desc'>): void;
}

/** What is known of a visit in the messaging app, and kept where screens can see it. */
export interface KeptMessaging {
  /** The address that the document was opened with. */
  landingUrl(): string;
  /** Told whether the script has taken our signature. */
  onReady(isReady: boolean): void;
}

export interface WechatShareDeps extends KeptMessaging {
  loadSdk(): Promise<WechatSdk>;
  sign(url: string): Promise<PageSignature>;
  userAgent: string;
  currentUrl(): string;
  /** The script tells on the screen what it does. */
  debug: boolean;
  log(message: string, cause: unknown): void;
}

const JS_API_LIST = ['updateAppMessageShareData', 'updateTimelineShareData'];

const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/**
 * The address that the messaging app checks a signature against: on iOS the one that the document
 * was opened with, however far the shopper has gone since; elsewhere the one that stands.
 */
export const urlToSign = (userAgent: string, landing: string, current: string): string =>
  withoutHash(/iPhone|iPad|iPod/.test(userAgent) ? landing : current);

const cardOf = ({ title, description, path, image }: ShareContent, origin: string) => ({
  title,
  desc: description ?? '',
  link: new URL(path, origin).href,
  imgUrl: image ? new URL(image, origin).href : '',
});

/** Prepares the messaging app's own menu to send the page that stands. Nothing here ever throws. */
export function createWechatShare(deps: WechatShareDeps): (content: ShareContent) => Promise<void> {
  let sdk: Promise<WechatSdk> | undefined;
  let signed = '';
  let latest: ShareContent | undefined;

  async function configure(script: WechatSdk, url: string): Promise<void> {
    if (signed === url) return;
    const { appId, timestamp, nonceStr, signature } = await deps.sign(url);
    script.config({
      debug: deps.debug,
      appId,
      timestamp,
      nonceStr,
      signature,
      jsApiList: JS_API_LIST,
    });
    signed = url;
  }

  return async (content) => {
    latest = content;
    try {
      sdk ??= deps.loadSdk();
      const script = await sdk;
      const current = deps.currentUrl();
      await configure(script, urlToSign(deps.userAgent, deps.landingUrl(), current));
      script.error((cause) => {
        deps.onReady(false);
        deps.log('The messaging app refused the signature', cause);
      });
      script.ready(() => {
        deps.onReady(true);
        // The shopper may have gone on while the app was asked.
        if (latest !== content) return;
        const { desc, ...card } = cardOf(content, current);
        script.updateAppMessageShareData({ ...card, desc });
        script.updateTimelineShareData(card);
      });
    } catch (cause) {
      sdk = undefined;
      deps.log('Sharing could not be prepared', cause);
    }
  };
}
