import { isApp, type PlatformName } from '../names.ts';

export const TENANT_ID = 10_000;

const HAMMER_CLIENT = 10_120;

const CLIENTS: Readonly<Record<PlatformName, number>> = {
  ios: 10_033,
  android: 10_033,
  minip: 10_198,
  ttmp: 10_000_850,
  alimp: 10_000_850,
  wechat: 10_024,
  web: 10_024,
};

/** Who reports: the shop on each host, and hammer for itself wherever it stands. */
export const clientId = (name: PlatformName, isHammer: boolean): number =>
  isHammer && !isApp(name) ? HAMMER_CLIENT : CLIENTS[name];

const HAMMER_PAGE = 1457;

/** The number of each kind of event. Page actions bring a number of their own. */
const TIDS: Readonly<Record<string, number>> = {
  GenericPageVisited: 1243,
  ModuleImpression: 1025,
  ModuleInteraction: 1245,
  ModuleFailed: 1388,
};

export const tidOf = (event: string, isHammer: boolean): number | undefined =>
  event === 'GenericPageVisited' && isHammer ? HAMMER_PAGE : TIDS[event];
