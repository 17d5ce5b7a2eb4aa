import type { ShippingCountryCode } from '@vitrine/kit';
import type { ColumnType } from 'kysely';
import type { BigId, Time } from './columns.ts';

export interface AddressesTable {
  id: ColumnType<string, never, never>;
  shopper_id: BigId;
  name: string;
  mobile_country: ShippingCountryCode;
  mobile: string;
  country_code: ShippingCountryCode;
  state_id: BigId;
  city: string;
  district: string;
  address_line: string;
  zip_code: string | null;
  is_default: boolean;
  created_at: Time;
  updated_at: Time;
}
