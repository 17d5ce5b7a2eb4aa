import type { Address } from '@vitrine/contract';
import { type Language, type Localised, SHIPPING_COUNTRIES } from '@vitrine/kit';
import type { Selectable } from 'kysely';
import type { AddressesTable } from '../../database/schema/addresses.ts';

export type AddressRow = Omit<Selectable<AddressesTable>, 'shopper_id' | 'created_at'> & {
  state_code: string;
  state_name: Localised;
};

export function mapAddressToResponse(row: AddressRow, language: Language): Address {
  const country = SHIPPING_COUNTRIES[row.country_code];
  return {
    id: row.id,
    name: row.name,
    mobileCountry: row.mobile_country,
    mobile: row.mobile,
    country: { id: country.id, code: row.country_code, name: country.name[language] },
    state: { id: row.state_id, code: row.state_code, name: row.state_name[language] },
    city: { name: row.city },
    district: row.district,
    addressLine: row.address_line,
    zipCode: row.zip_code,
    defaultShippingAddress: row.is_default,
  };
}
