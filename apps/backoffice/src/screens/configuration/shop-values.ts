import { type Gender, SELLERS, type ShopProfile } from '@vitrine/contract';
import { isRecord, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';

/** The switches of the shop with their state while nothing is set. */
export const SHOP_TOGGLES = {
  sameDayDelivery: true,
  campaignSubscription: true,
  appBanner: true,
  beautyChanges: false,
} as const;
export type ShopToggle = keyof typeof SHOP_TOGGLES;

export const GENDERS = ['women', 'men', 'kids'] as const satisfies readonly Gender[];

/** The values that the storefront reads, as a form edits them. */
export interface ShopValues {
  defaultGender: Gender | null;
  homeContent: Partial<Record<Gender, string>>;
  sellers: ShopProfile['sellers'] | null;
  returnDays: number | null;
  shippingCountries: string[];
  minimumAppVersion: string;
}

const NAMES = [
  'defaultGender',
  'homeContent',
  'sellers',
  'returnDays',
  'shippingCountries',
  'minimumAppVersion',
];

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readHomeContent = (value: unknown): ShopValues['homeContent'] =>
  isRecord(value)
    ? Object.fromEntries(
        GENDERS.map((each) => [each, readText(value[each])]).filter(([, id]) => id),
      )
    : {};

/** Reads the known values. One of a wrong kind counts as missing, as the storefront takes it. */
export function readShopValues(values: Readonly<Record<string, unknown>>): ShopValues {
  const { defaultGender, homeContent, sellers, returnDays, shippingCountries, minimumAppVersion } =
    values;
  const countries = Array.isArray(shippingCountries) ? shippingCountries : [];
  return {
    defaultGender: GENDERS.find((gender) => gender === defaultGender) ?? null,
    homeContent: readHomeContent(homeContent),
    sellers: SELLERS.find((each) => each === sellers) ?? null,
    returnDays: typeof returnDays === 'number' ? returnDays : null,
    shippingCountries: SHIPPING_COUNTRY_CODES.filter((code) => countries.includes(code)),
    minimumAppVersion: readText(minimumAppVersion),
  };
}

/** The values that the storefront does not know; other apps may read them. */
export const listOtherValues = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NAMES.includes(name)));

/** Writes the known values over the others. An empty one is left out, so that the shop's default counts. */
export function writeShopValues(
  {
    defaultGender,
    homeContent,
    sellers,
    returnDays,
    shippingCountries,
    minimumAppVersion,
  }: ShopValues,
  others: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const pages = Object.entries(homeContent).filter(([, id]) => id);
  return {
    ...listOtherValues(others),
    ...(defaultGender ? { defaultGender } : {}),
    ...(pages.length > 0 ? { homeContent: Object.fromEntries(pages) } : {}),
    ...(sellers ? { sellers } : {}),
    ...(returnDays === null ? {} : { returnDays }),
    ...(shippingCountries.length > 0 ? { shippingCountries } : {}),
    ...(minimumAppVersion.trim() ? { minimumAppVersion: minimumAppVersion.trim() } : {}),
  };
}

/** The stored values with other home pages, which is all that who is no owner may change. */
export function replaceHomePages(
  stored: Readonly<Record<string, unknown>>,
  { homeContent }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { homeContent: _, ...others } = stored;
  return homeContent === undefined ? others : { ...others, homeContent };
}
