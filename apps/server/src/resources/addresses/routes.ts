import type { addresses, Handlers, RequestParts } from '@vitrine/contract';
import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { type AddressRow, mapAddressToResponse } from './mappers.ts';
import { parseAddress } from './parse-address.ts';
import { problem } from './problems.ts';
import * as queries from './queries.ts';
import { MAX_ADDRESSES, validateAddress } from './rules.ts';
import { chooseZipCode } from './zip-codes.ts';

export interface AddressDeps {
  db: Kysely<Database>;
  now: () => number;
}

type Calls = typeof addresses;
type AddressInput = Pick<RequestParts<Calls['createAddress']>, 'body' | 'query'>;

const requireAddress = (row: AddressRow | undefined): AddressRow => {
  if (!row) throw new ApiProblem('not-found');
  return row;
};

/** Validates the input and maps it to a row; throws when the address is invalid. */
async function validateInput(
  { db, now }: AddressDeps,
  { body, query }: AddressInput,
  { language }: ShopperContext,
): Promise<queries.AddressValues> {
  const { countryCode, mobileCountry = countryCode, mobile, city, district } = body;
  const state = await queries.findState(db, body.stateId);
  const appliesForZipCode = query['apply-zip-code'] === 'YES';
  const zipCode = chooseZipCode({
    countryCode,
    stateCode: state?.code,
    zipCode: body.zipCode,
    appliesForZipCode,
  });
  const fields = validateAddress(
    { mobile, mobileCountry, countryCode, city, district, zipCode },
    state,
    SHIPPING_COUNTRIES[countryCode].id,
    language,
  );
  if (fields.length > 0) throw problem('address-invalid', language, { fields });
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

/** The address book of a shopper. A book that is not empty has exactly one default address. */
export function addressHandlers(deps: AddressDeps): Handlers<Calls, HandlerContexts> {
  const { db } = deps;
  return {
    async getShippingAddress(_, { shopperId, language }) {
      const row = await queries.selectDefaultAddress(db, shopperId).executeTakeFirst();
      return row ? mapAddressToResponse(row, language) : null;
    },

    async listAddresses(_, { shopperId, language }) {
      const rows = await queries.findAddresses(db, shopperId);
      return rows.map((row) => mapAddressToResponse(row, language));
    },

    async parseAddress({ body }) {
      const { province, ...parts } = parseAddress(body.text);
      const state = province === null ? undefined : await queries.findMainlandState(db, province);
      return { ...parts, stateId: state?.id ?? null };
    },

    async createAddress(parts, context) {
      const { shopperId, language, idempotencyKey: key } = context;
      const values = await validateInput(deps, parts, context);
      const request = { query: parts.query, body: parts.body };
      const call = { scope: `address:${shopperId}`, key, request, now: deps.now(), language };
      const id = await db.transaction().execute((trx) =>
        withIdempotency(trx, call, async () => {
          await lockShopper(trx, shopperId);
          const count = Number((await queries.countAddresses(trx, shopperId)).count);
          if (count >= MAX_ADDRESSES)
            throw problem('address-book-full', language, { values: { limit: MAX_ADDRESSES } });
          const is_default = values.is_default || count === 0;
          if (is_default) await queries.clearDefault(trx, shopperId);
          return (await queries.insertAddress(trx, shopperId, { ...values, is_default })).id;
        }),
      );
      return mapAddressToResponse(
        requireAddress(await queries.findAddress(db, shopperId, id)),
        language,
      );
    },

    async updateAddress(parts, context) {
      const { shopperId, language } = context;
      const { id } = parts.params;
      requireAddress(await queries.findAddress(db, shopperId, id));
      const values = await validateInput(deps, parts, context);
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const row = requireAddress(await queries.findAddress(trx, shopperId, id));
        // The default address stays the default until another one is chosen.
        const is_default = values.is_default || row.is_default;
        if (is_default) await queries.clearDefault(trx, shopperId);
        await queries.updateAddress(trx, shopperId, id, { ...values, is_default });
      });
      return mapAddressToResponse(
        requireAddress(await queries.findAddress(db, shopperId, id)),
        language,
      );
    },

    async deleteAddress({ params }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await lockShopper(trx, shopperId);
        const removed = await queries.removeAddress(trx, shopperId, params.id);
        if (!removed) throw new ApiProblem('not-found');
        if (removed.is_default) await queries.makeNewestDefault(trx, shopperId);
      });
      return { done: true };
    },
  };
}
