import { namedLanguage, splitList } from '@vitrine/kit';
import { PLATFORM_NAMES, type PlatformName } from '../names.ts';
import type { Storage } from '../ports/storage.ts';

/** Where a visit came from, as links in letters and campaigns say. */
export interface Utm {
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmContent?: string;
  utmTerm?: string;
}

/** All that an address may say of a visit. What it does not say is absent. */
export interface Visit {
  token?: string;
  sessionKey?: string;
  env?: string;
  benefits: readonly string[];
  language?: string;
  gender?: string;
  country?: string;
  currency?: string;
  platform?: PlatformName;
  /** The page is shown by hammer, the shop's own kiosks: they count apart. */
  isHammer: boolean;
  discoveryTab?: string;
  affCid?: string;
  utm: Utm;
  correlationId?: string;
  /** A friend's invitation. */
  referral?: string;
  openId?: string;
  unionId?: string;
  appVersion?: string;
  /** The messaging app's script says what it does. */
  wxDebug: boolean;
  productId?: string;
  brandId?: string;
  categoryId?: string;
  /** An engineer looks on. */
  isInspected: boolean;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Longer than anything that is meant: what is cut off was never ours. */
const MAX_LENGTH = 200;
const MAX_TOKEN = 4_000;

const INSPECTED = 'ffws';
const VERSION = /^\d+(?:\.\d+){0,3}$/;
const UTM = ['source', 'medium', 'campaign', 'content', 'term'] as const;

const isOn = (value: string | undefined): boolean => /^(?:1|true|yes)$/i.test(value ?? '');

const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value && pattern.test(value) ? value : undefined;

/** `utmSource` or `utm_source`; the first wins. */
function readUtm(query: Query): Utm {
  const found = UTM.map((name) => {
    const camel = `utm${name[0]?.toUpperCase()}${name.slice(1)}`;
    return [camel, (query[camel] || query[`utm_${name}`])?.slice(0, MAX_LENGTH)] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value)) as Utm;
}

const present = <T extends object>(values: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T;

/** What an address says of a visit; what it says wrongly, it does not say. */
export function readVisit(query: Query): Visit {
  const short = (name: string) => query[name]?.trim().slice(0, MAX_LENGTH);
  return {
    benefits: splitList(query.benefits),
    isHammer: isOn(query.ishammer),
    utm: readUtm(query),
    wxDebug: isOn(query.wxdebug),
    isInspected: query.evc === INSPECTED,
    ...present<Partial<Visit>>({
      token: query.token?.slice(0, MAX_TOKEN),
      sessionKey: short('sessionKey'),
      env: short('env'),
      language: namedLanguage(query.language),
      gender: matching(query.gender, /^(?:women|men|kids)$/),
      country: matching(query.country?.toUpperCase(), /^[A-Z]{2}$/),
      currency: matching(query.currency?.toUpperCase(), /^[A-Z]{3}$/),
      platform: PLATFORM_NAMES.find((name) => name === query.platform),
      discoveryTab: short('discoveryTab'),
      affCid: short('affCid'),
      correlationId: matching(short('correlationId'), /^[\w-]{1,60}$/),
      referral: matching(query.referral, /^[\w-]{1,40}$/),
      openId: short('openId'),
      unionId: short('unionId'),
      appVersion: matching(query.appVersion, VERSION),
      productId: short('product_id'),
      brandId: short('brand_id'),
      categoryId: short('category_id'),
    }),
  };
}

/** A visit that nobody knows anything of, as the server's. */
export const emptyVisit: Visit = readVisit({});

/** The release that the shop's own app writes into its signature. */
export const signedVersion = (userAgent: string): string | undefined =>
  /\bVitrine\/(\d+(?:\.\d+){0,3})/.exec(userAgent)?.[1];

/** Under which an invitation waits on the device until somebody new has logged in. */
export const REFERRAL_KEY = 'referral';

/** Keeps the invitation that a visit began with: who is invited today may register tomorrow. */
export function keepReferral({ referral }: Visit, { local }: Storage): void {
  if (referral) local.set(REFERRAL_KEY, referral);
}
