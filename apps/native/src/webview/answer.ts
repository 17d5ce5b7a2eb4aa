import type { BridgeMessage, BridgeReplies, BridgeReply, ShareContent } from '@vitrine/platform';
import { BRIDGE_VERSION, parseMessage, type UnsupportedReply } from '@vitrine/platform/bridge';

/** What a page hears of the app. */
export type AppReply = BridgeReply | UnsupportedReply;

type MessageOf<T extends BridgeMessage['type']> = Extract<BridgeMessage, { type: T }>;

/** What a page says of its session. */
export type PageSession = Pick<MessageOf<'session'>, 'bagId' | 'isGuest'>;

/** What the app does for a page. */
export interface HostActions {
  /** Campaigns that this shopper is reminded of. */
  campaigns: Set<string>;
  loaded(id: string): void;
  back(): void;
  open(link: string, replace: boolean): void;
  prepareShare(content: ShareContent): void;
  share(content: ShareContent): void;
  track(events: MessageOf<'tracking'>['events']): void;
  /** Undefined: the shopper has not logged in, and the page hears nothing. */
  login(link: string | undefined): Promise<{ token: string } | undefined>;
  /** Undefined: the page and the app have the same session. */
  compareSession(page: PageSession): Promise<AppReply | undefined>;
  takeOverSession(token: string): void;
  pageLoggedOut(): void;
  pay(params: MessageOf<'payment'>['params']): Promise<BridgeReplies['payment']>;
}

function subscribe(
  { type, campaignName, action }: MessageOf<'campaignSubscription'>,
  campaigns: Set<string>,
): BridgeReply {
  if (action === 'subscribe') campaigns.add(campaignName);
  return { type, campaignName, subscribed: campaigns.has(campaignName) };
}

/** Follows one message of a page, and returns the reply to it, if there is one. */
export async function answer(text: string, host: HostActions): Promise<AppReply | undefined> {
  const message = parseMessage(text);
  switch (message.type) {
    case 'unsupported':
      return message;
    case 'tracking':
      return void host.track(message.events);
    case 'navigation':
      return void host.open(message.link, message.replace ?? false);
    case 'back':
      return void host.back();
    case 'prepareShare':
      return void host.prepareShare(message.content);
    case 'share':
      return void host.share(message.content);
    case 'contentLoaded':
      return void host.loaded(message.id);
    case 'login': {
      const session = await host.login(message.link);
      return session && { type: 'login', ...session };
    }
    case 'session':
      return host.compareSession({ bagId: message.bagId, isGuest: message.isGuest });
    case 'handOver':
      return void host.takeOverSession(message.token);
    case 'loggedOut':
      return void host.pageLoggedOut();
    case 'payment':
      return { type: 'payment', ...(await host.pay(message.params)) };
    case 'campaignSubscription':
      return subscribe(message, host.campaigns);
  }
}

/** JSON that ends no script early in an old engine. */
const toLiteral = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The script that hands a reply to the page. */
export const toScript = (reply: AppReply): string =>
  `window.dispatchEvent(new CustomEvent('vitrine:reply',{detail:${toLiteral(reply)}}));true;`;

/** Android keeps for pages what was stored before a consent was withdrawn; where nothing can be stored, it throws. */
const FORGET = 'try{localStorage.clear()}catch(e){}';

/**
 * Runs before the page's own scripts, and gives a token to pages of the shop only. `isPrivate`: pages find nothing of
 * an earlier time.
 */
export function toStartScript(
  token: string | undefined,
  hosts: readonly string[],
  isPrivate = false,
): string {
  const give =
    (token ? `window.VITRINE_TOKEN=${toLiteral(token)};` : '') + (isPrivate ? FORGET : '');
  const isOwn = `${toLiteral(hosts)}.includes(location.host)`;
  return `if(${isOwn}){window.VITRINE_BRIDGE=${BRIDGE_VERSION};${give}}true;`;
}
