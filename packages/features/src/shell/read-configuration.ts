import type { Gender } from '@vitrine/contract';
import type { ShopConfiguration } from '@vitrine/state';
import { GENDERS } from '../shared/gender/gender.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const VERSION = /^\d+(?:\.\d+){0,3}$/;

function readHomeContent(value: unknown): Partial<Record<Gender, string>> {
  const pages = (value ?? {}) as Record<string, unknown>;
  const entries = GENDERS.map((gender) => [gender, pages[gender]] as const);
  return Object.fromEntries(entries.filter(([, page]) => isText(page)));
}

/** Reads the configuration of the shop. A value that cannot be used counts as missing. */
export function readConfiguration(values: Readonly<Record<string, unknown>>): ShopConfiguration {
  const { defaultGender, homeContent, shippingCountries, minimumAppVersion } = values;
  const gender = GENDERS.find((known) => known === defaultGender);
  const countries = Array.isArray(shippingCountries) ? shippingCountries.filter(isText) : [];
  return {
    ...(gender && { defaultGender: gender }),
    homeContent: readHomeContent(homeContent),
    ...(countries.length > 0 && { shippingCountries: countries }),
    ...(isText(minimumAppVersion) && VERSION.test(minimumAppVersion) && { minimumAppVersion }),
  };
}
