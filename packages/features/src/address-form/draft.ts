import type { Address, AddressInput, CountryState } from '@vitrine/contract';
import {
  asMobile,
  asPersonName,
  fullMobile,
  isMobile,
  isMunicipality,
  isPersonName,
  isZipCode,
  localMobile,
  SHIPPING_COUNTRY_CODES,
  type ShippingCountryCode,
} from '@vitrine/kit';

/** An address as it is being written: every field is text until it is sent. */
export interface AddressDraft {
  name: string;
  mobile: string;
  countryCode: ShippingCountryCode;
  stateId: string;
  city: string;
  district: string;
  addressLine: string;
  zipCode: string;
  defaultShippingAddress: boolean;
}

export type AddressField = keyof Omit<AddressDraft, 'countryCode' | 'defaultShippingAddress'>;

/** A new one begins in the country that the shopper has chosen. */
export const newDraft = (countryCode: ShippingCountryCode): AddressDraft => ({
  name: '',
  mobile: '',
  countryCode,
  stateId: '',
  city: '',
  district: '',
  addressLine: '',
  zipCode: '',
  defaultShippingAddress: false,
});

export const draftOf = (address: Address): AddressDraft => ({
  name: address.name,
  mobile: address.mobile,
  countryCode: address.country.code,
  stateId: address.state.id,
  city: address.city.name,
  district: address.district,
  addressLine: address.addressLine,
  zipCode: address.zipCode ?? '',
  defaultShippingAddress: address.defaultShippingAddress,
});

/** Whose number it is, and the number as it is dialled there; nothing when it is nobody's. */
export function mobileOf(
  text: string,
): { mobileCountry: ShippingCountryCode; mobile: string } | undefined {
  const full = fullMobile(text);
  const mobile = full && localMobile(asMobile(full));
  const mobileCountry = SHIPPING_COUNTRY_CODES.find((code) => mobile && isMobile(code, mobile));
  return mobile && mobileCountry ? { mobileCountry, mobile } : undefined;
}

/** The fields that are not yet as a parcel needs them. Hong Kong has neither cities nor zip codes. */
export function faultyFields(draft: AddressDraft): ReadonlySet<AddressField> {
  const isMainland = draft.countryCode === 'CN';
  const faults: Record<AddressField, boolean> = {
    name: !isPersonName(asPersonName(draft.name)),
    mobile: mobileOf(draft.mobile) === undefined,
    stateId: draft.stateId === '',
    city: isMainland && draft.city.trim() === '',
    district: isMainland && draft.district.trim() === '',
    addressLine: draft.addressLine.trim() === '',
    zipCode: isMainland && draft.zipCode !== '' && !isZipCode(draft.zipCode.trim()),
  };
  const fields = Object.keys(faults) as AddressField[];
  return new Set(fields.filter((field) => faults[field]));
}

/** What is sent: the zip code of the province stands in where the shopper knows none. */
export function requestOf(draft: AddressDraft): {
  query: { 'apply-zip-code': 'YES' | 'NO' };
  body: AddressInput;
} {
  const isMainland = draft.countryCode === 'CN';
  const zipCode = draft.zipCode.trim();
  return {
    query: { 'apply-zip-code': isMainland && zipCode === '' ? 'YES' : 'NO' },
    body: {
      name: draft.name,
      ...(mobileOf(draft.mobile) ?? { mobile: draft.mobile }),
      countryCode: draft.countryCode,
      stateId: draft.stateId,
      ...(isMainland ? { city: draft.city, district: draft.district } : {}),
      ...(isMainland && zipCode !== '' ? { zipCode } : {}),
      addressLine: draft.addressLine,
      defaultShippingAddress: draft.defaultShippingAddress,
    },
  };
}

/** In the list of the mainland, but sent to as another country, or not yet. */
const ELSEWHERE = ['HK', 'MO', 'TW'];

/** Where a parcel can go within a country. */
export const servedStates = (
  states: readonly CountryState[],
  country: ShippingCountryCode,
): readonly CountryState[] =>
  country === 'CN' ? states.filter(({ code }) => !ELSEWHERE.includes(code)) : states;

/** Another province has other cities; a municipality is its own. */
export const withState = (draft: AddressDraft, state: CountryState): AddressDraft =>
  state.id === draft.stateId
    ? draft
    : {
        ...draft,
        stateId: state.id,
        city: isMunicipality(state) ? state.name : '',
        district: '',
      };

/** Another country has other states, and what was written of them is of no use. */
export const withCountry = (
  draft: AddressDraft,
  countryCode: ShippingCountryCode,
): AddressDraft => ({ ...draft, countryCode, stateId: '', city: '', district: '', zipCode: '' });

export const isSameDraft = (one: AddressDraft, other: AddressDraft): boolean =>
  (Object.keys(one) as (keyof AddressDraft)[]).every((field) => one[field] === other[field]);
