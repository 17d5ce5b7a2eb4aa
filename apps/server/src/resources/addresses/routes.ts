import type { addresses, Handlers, Parts } from '@vitrine/contract';
import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import * as queries from './queries.ts';
import { addressFaults, MAX_ADDRESSES } from './rules.ts';
import { type AddressRow, addressView } from './views.ts';
import { zipCodeFor } from './zip-codes.ts';

export interface AddressDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = typeof addresses;
type Written = Pick<Parts<Calls['createAddress']>, 'body' | 'query'>;

const refuse = refusals({
  'address-invalid': {
    code: 'bad-input',
    zh: '收货地址有误，请核对后再试',
    en: 'Please look at the address again',
  },
  'address-book-full': {
    code: 'conflict',
    zh: '最多保存 {limit} 个收货地址，请先删除不再使用的',
    en: 'An address book holds {limit} addresses; please delete one first',
  },
});

const found = (row: AddressRow | undefined): AddressRow => {
  if (!row) throw new ApiError('not-found');
  return row;
};

/** What is to be stored of what was sent; throws when it is no address. */
async function valuesOf(
  { db, now }: AddressDeps,
  { body, query }: Written,
  { language }: ShopperContext,
): Promise<queries.AddressValues> {
  const { countryCode, mobileCountry = countryCode, mobile, city, district } = body;
  const state = await queries.findState(db, body.stateId);
  const applies = query['apply-zip-code'] === 'YES';
  const zipCode = zipCodeFor({
    countryCode,
    stateCode: state?.code,
    zipCode: body.zipCode,
    applies,
  });
  const fields = addressFaults(
    { mobile, mobileCountry, countryCode, city, district, zipCode },
    state,
    SHIPPING_COUNTRIES[countryCode].id,
    language,
  );
  if (fields.length > 0) throw refuse('address-invalid', language, { fields });
  return {
    name: body.name,
    mobile,
    mobile_country: mobileCountry,
    country_code: countryCode,
    state_id: body.stateId,
    city: city ?? '',
    district: district ?? '',
    address_line: body.addressLine,
    zip_code: zipCode,
    is_default: body.defaultShippingAddress,
    updated_at: new Date(now()),
  };
}

/** The address book of a shopper. It has one default as soon as it has an address. */
export function addressHandlers(deps: AddressDeps): Handlers<Calls, CallContexts> {
  const { db } = deps;
  return {
    async getShippingAddress(_, { shopperId, language }) {
      const row = await queries.findDefaultAddress(db, shopperId);
      return row ? addressView(row, language) : null;
    },

    async listAddresses(_, { shopperId, language }) {
      const rows = await queries.findAddresses(db, shopperId);
      return rows.map((row) => addressView(row, language));
    },

    async createAddress(parts, context) {
      const { shopperId, language } = context;
      const values = await valuesOf(deps, parts, context);
      const id = await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const count = Number((await queries.countAddresses(trx, shopperId)).count);
        if (count >= MAX_ADDRESSES)
          throw refuse('address-book-full', language, { values: { limit: MAX_ADDRESSES } });
        const is_default = values.is_default || count === 0;
        if (is_default) await queries.clearDefault(trx, shopperId);
        return (await queries.insertAddress(trx, shopperId, { ...values, is_default })).id;
      });
      return addressView(found(await queries.findAddress(db, shopperId, id)), language);
    },

    async updateAddress(parts, context) {
      const { shopperId, language } = context;
      const { id } = parts.params;
      found(await queries.findAddress(db, shopperId, id));
      const values = await valuesOf(deps, parts, context);
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const row = found(await queries.findAddress(trx, shopperId, id));
        // A book is never without a default, so the default stays it until another takes over.
        const is_default = values.is_default || row.is_default;
        if (is_default) await queries.clearDefault(trx, shopperId);
        await queries.updateAddress(trx, shopperId, id, { ...values, is_default });
      });
      return addressView(found(await queries.findAddress(db, shopperId, id)), language);
    },

    async deleteAddress({ params }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const removed = await queries.removeAddress(trx, shopperId, params.id);
        if (!removed) throw new ApiError('not-found');
        if (removed.is_default) await queries.promoteNewest(trx, shopperId);
      });
      return { done: true };
    },
  };
}
