import { findLanguage, splitList } from '@vitrine/kit';
import { PLATFORM_NAMES, type PlatformName } from '../platform-names.ts';
import type { StoragePort } from '../ports/storage.ts';

/** The campaign that a link belongs to. */
export interface Utm {
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmContent?: string;
  utmTerm?: string;
}

/** The known query parameters of the URL that opened the shop. Missing parameters are absent. */
export interface LandingParams {
  token?: string;
  sessionKey?: string;
  env?: string;
  benefits: readonly string[];
  language?: string;
  gender?: string;
  country?: string;
  currency?: string;
  platform?: PlatformName;
  /** The page runs on hammer, the in-store kiosks, which are tracked separately. */
  isHammer: boolean;
  discoveryTab?: string;
  affCid?: string;
  utm: Utm;
  correlationId?: string;
  /** The code of a friend's invitation. */
  referral?: string;
  /** The encrypted URL of a link in the portal. */
  portal?: string;
  /** The token of a page that a friend has shared. */
  share?: string;
  appVersion?: string;
  /** The messaging app's script shows debug output. */
  wxDebug: boolean;
  productId?: string;
  brandId?: string;
  categoryId?: string;
  /** Enables the inspector for engineers. */
  isInspected: boolean;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Longer than every valid value. Longer values are cut off. */
const MAX_LENGTH = 200;
const MAX_TOKEN = 4_000;

const INSPECTOR_CODE = 'ffws';
const VERSION = /^\d+(?:\.\d+){0,3}$/;
const UTM = ['source', 'medium', 'campaign', 'content', 'term'] as const;

const isTrue = (value: string | undefined): boolean => /^(?:1|true|yes)$/i.test(value ?? '');

const matchOrUndefined = (value: string | undefined, pattern: RegExp): string | undefined =>
  value && pattern.test(value) ? value : undefined;

/** Reads `utmSource` or `utm_source`; the first wins. */
function readUtm(query: Query): Utm {
  const entries = UTM.map((name) => {
    const camel = `utm${name[0]?.toUpperCase()}${name.slice(1)}`;
    return [camel, (query[camel] || query[`utm_${name}`])?.slice(0, MAX_LENGTH)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value)) as Utm;
}

const omitEmpty = <T extends object>(values: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T;

/** Parses the query of the landing URL. Invalid values are dropped. */
export function parseLandingParams(query: Query): LandingParams {
  const readText = (name: string) => query[name]?.trim().slice(0, MAX_LENGTH);
  return {
    benefits: splitList(query.benefits),
    isHammer: isTrue(query.ishammer),
    utm: readUtm(query),
    wxDebug: isTrue(query.wxdebug),
    isInspected: query.evc === INSPECTOR_CODE,
    ...omitEmpty<Partial<LandingParams>>({
      token: query.token?.slice(0, MAX_TOKEN),
      sessionKey: readText('sessionKey'),
      env: readText('env'),
      language: findLanguage(query.language),
      gender: matchOrUndefined(query.gender, /^(?:women|men|kids)$/),
      country: matchOrUndefined(query.country?.toUpperCase(), /^[A-Z]{2}$/),
      currency: matchOrUndefined(query.currency?.toUpperCase(), /^[A-Z]{3}$/),
      platform: PLATFORM_NAMES.find((name) => name === query.platform),
      discoveryTab: readText('discoveryTab'),
      affCid: readText('affCid'),
      correlationId: matchOrUndefined(readText('correlationId'), /^[\w-]{1,60}$/),
      referral: matchOrUndefined(query.referral, /^[\w-]{1,40}$/),
      portal: matchOrUndefined(query.portal, /^[\w-]{1,3000}$/),
      share: matchOrUndefined(query.share, /^[\da-f-]{36}$/),
      appVersion: matchOrUndefined(query.appVersion, VERSION),
      productId: readText('product_id'),
      brandId: readText('brand_id'),
      categoryId: readText('category_id'),
    }),
  };
}

/** The parameters of an empty query, as on the server. */
export const emptyLandingParams: LandingParams = parseLandingParams({});

/** The storage key of an invitation code, which is kept until a new shopper logs in. */
export const REFERRAL_KEY = 'referral';

/** Stores the invitation code of the landing URL, because the shopper may register later. */
export function storeReferral({ referral }: LandingParams, { local }: StoragePort): void {
  if (referral) local.set(REFERRAL_KEY, referral);
}
