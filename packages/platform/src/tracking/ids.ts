import { type AppName, isApp, type PlatformName } from '../platform-names.ts';

export const TENANT_ID = 10_000;

const HAMMER_CLIENT_ID = 10_120;

const APP_CLIENT_ID = 10_033;

const CLIENT_IDS: Readonly<Record<Exclude<PlatformName, AppName>, number>> = {
  minip: 10_198,
  ttmp: 10_000_850,
  alimp: 10_000_850,
  wechat: 10_024,
  web: 10_024,
};

/** The client id of each host. Hammer (the in-store kiosks) has its own, except inside the app. */
export const getClientId = (name: PlatformName, isHammer: boolean): number => {
  if (isApp(name)) return APP_CLIENT_ID;
  return isHammer ? HAMMER_CLIENT_ID : CLIENT_IDS[name];
};

const HAMMER_PAGE_TID = 1457;

/** The tid (number) of each type of event. Page actions carry their own. */
const TIDS: Readonly<Record<string, number>> = {
  GenericPageVisited: 1243,
  ModuleImpression: 1025,
  ModuleInteraction: 1245,
  ModuleFailed: 1388,
};

export const getTid = (event: string, isHammer: boolean): number | undefined =>
  event === 'GenericPageVisited' && isHammer ? HAMMER_PAGE_TID : TIDS[event];
