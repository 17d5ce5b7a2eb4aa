import type { ShippingCountryCode } from '@vitrine/kit';

/** The general zip code of each province's capital, sufficient for delivery to a complete address. */
const GENERAL_ZIP_CODES: Readonly<Record<string, string>> = {
  BJ: '100000',
  TJ: '300000',
  HE: '050000',
  SX: '030000',
  NM: '010000',
  LN: '110000',
  JL: '130000',
  HL: '150000',
  SH: '200000',
  JS: '210000',
  ZJ: '310000',
  AH: '230000',
  FJ: '350000',
  JX: '330000',
  SD: '250000',
  HA: '450000',
  HB: '430000',
  HN: '410000',
  GD: '510000',
  GX: '530000',
  HI: '570000',
  CQ: '400000',
  SC: '610000',
  GZ: '550000',
  YN: '650000',
  XZ: '850000',
  SN: '710000',
  GS: '730000',
  QH: '810000',
  NX: '750000',
  XJ: '830000',
};

interface ZipCodeInput {
  countryCode: ShippingCountryCode;
  stateCode: string | undefined;
  zipCode: string | null | undefined;
  /** Whether the caller has no zip code and asks for the general one. */
  appliesForZipCode: boolean;
}

/** Chooses the zip code to store. Addresses in Hong Kong never have one. */
export function chooseZipCode({
  countryCode,
  stateCode,
  zipCode,
  appliesForZipCode,
}: ZipCodeInput): string | null {
  if (countryCode === 'HK') return null;
  if (zipCode) return zipCode;
  return (appliesForZipCode && stateCode && GENERAL_ZIP_CODES[stateCode]) || null;
}
