import type { Address, AddressInput, CountryState, ParsedAddress } from '@vitrine/contract';
import {
  findMunicipalCity,
  isMobile,
  isPersonName,
  isZipCode,
  normaliseMobile,
  normalisePersonName,
  SHIPPING_COUNTRY_CODES,
  type ShippingCountryCode,
  toFullMobile,
  toLocalMobile,
} from '@vitrine/kit';
import type { BookAddress } from '@vitrine/platform';

/** The fields of the address form; each is text until the address is sent. */
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

/** An empty draft in the country that the shopper delivers to. */
export const createDraft = (countryCode: ShippingCountryCode): AddressDraft => ({
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

export const toDraft = (address: Address): AddressDraft => ({
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

/** Parses a mobile number into its country and its local form. Returns undefined when it is not valid. */
export function parseMobile(
  text: string,
): { mobileCountry: ShippingCountryCode; mobile: string } | undefined {
  const full = toFullMobile(text);
  const mobile = full && toLocalMobile(normaliseMobile(full));
  const mobileCountry = SHIPPING_COUNTRY_CODES.find((code) => mobile && isMobile(code, mobile));
  return mobile && mobileCountry ? { mobileCountry, mobile } : undefined;
}

/** Returns the fields that are not valid. Hong Kong has neither cities nor zip codes. */
export function findInvalidFields(draft: AddressDraft): ReadonlySet<AddressField> {
  const isMainland = draft.countryCode === 'CN';
  const isInvalid: Record<AddressField, boolean> = {
    name: !isPersonName(normalisePersonName(draft.name)),
    mobile: parseMobile(draft.mobile) === undefined,
    stateId: draft.stateId === '',
    city: isMainland && draft.city.trim() === '',
    district: isMainland && draft.district.trim() === '',
    addressLine: draft.addressLine.trim() === '',
    zipCode: isMainland && draft.zipCode !== '' && !isZipCode(draft.zipCode.trim()),
  };
  const fields = Object.keys(isInvalid) as AddressField[];
  return new Set(fields.filter((field) => isInvalid[field]));
}

/** Maps a draft to the request. The server fills in the province's zip code when none is given. */
export function toRequest(draft: AddressDraft): {
  query: { 'apply-zip-code': 'YES' | 'NO' };
  body: AddressInput;
} {
  const isMainland = draft.countryCode === 'CN';
  const zipCode = draft.zipCode.trim();
  return {
    query: { 'apply-zip-code': isMainland && zipCode === '' ? 'YES' : 'NO' },
    body: {
      name: draft.name,
      ...(parseMobile(draft.mobile) ?? { mobile: draft.mobile }),
      countryCode: draft.countryCode,
      stateId: draft.stateId,
      ...(isMainland ? { city: draft.city, district: draft.district } : {}),
      ...(isMainland && zipCode !== '' ? { zipCode } : {}),
      addressLine: draft.addressLine,
      defaultShippingAddress: draft.defaultShippingAddress,
    },
  };
}

/** In the list of mainland provinces, but delivered to as another country, or not delivered to. */
const NOT_SERVED_AS_STATES = ['HK', 'MO', 'TW'];

/** The states of a country that are delivered to. */
export const filterServedStates = (
  states: readonly CountryState[],
  country: ShippingCountryCode,
): readonly CountryState[] =>
  country === 'CN' ? states.filter(({ code }) => !NOT_SERVED_AS_STATES.includes(code)) : states;

/** Selects a province and clears the city and district of another one. A municipality is its own city. */
export const setState = (draft: AddressDraft, state: CountryState): AddressDraft =>
  state.id === draft.stateId
    ? draft
    : {
        ...draft,
        stateId: state.id,
        city: findMunicipalCity(state) ?? '',
        district: '',
      };

/** Selects a city and clears the district of another one. */
export const setCity = (draft: AddressDraft, city: string): AddressDraft =>
  city === draft.city ? draft : { ...draft, city, district: '' };

/**
 * Replaces all fields by those of a pasted address. What it does not name is emptied, so that nothing of
 * another person's address remains; a lone name or number only fills its own field.
 */
export function fillFromParsed(draft: AddressDraft, parsed: ParsedAddress): AddressDraft {
  const { name, mobile, stateId, city, district, addressLine, zipCode } = parsed;
  if (stateId === null) return { ...draft, ...(name && { name }), ...(mobile && { mobile }) };
  return {
    ...draft,
    name: name ?? '',
    mobile: mobile ?? '',
    stateId,
    city: city ?? '',
    district: district ?? '',
    addressLine: addressLine ?? '',
    zipCode: zipCode ?? '',
  };
}

/**
 * Replaces all fields by those of an address of the host. Divisions that the shop does not know are left for
 * the shopper to choose.
 */
export const fillFromBook = (
  draft: AddressDraft,
  { name, mobile, line, zipCode }: BookAddress,
  divisions: Pick<ParsedAddress, 'stateId' | 'city' | 'district'> | undefined,
): AddressDraft => ({
  ...draft,
  name,
  mobile,
  stateId: divisions?.stateId ?? '',
  city: (divisions?.stateId && divisions.city) || '',
  district: (divisions?.stateId && divisions.district) || '',
  addressLine: line,
  zipCode: isZipCode(zipCode) ? zipCode : '',
});

/** Selects a country and clears the fields that depend on it. */
export const setCountryCode = (
  draft: AddressDraft,
  countryCode: ShippingCountryCode,
): AddressDraft => ({ ...draft, countryCode, stateId: '', city: '', district: '', zipCode: '' });

export const isSameDraft = (one: AddressDraft, other: AddressDraft): boolean =>
  (Object.keys(one) as (keyof AddressDraft)[]).every((field) => one[field] === other[field]);
