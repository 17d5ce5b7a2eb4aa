import { SHIPPING_COUNTRIES } from '@vitrine/kit';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { AddressesTable } from '../../database/schema/addresses.ts';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type AddressValues = Omit<Insertable<AddressesTable>, 'id' | 'shopper_id' | 'created_at'>;

const ADDRESS_COLUMNS = [
  'addresses.id',
  'addresses.shopper_id',
  'addresses.name',
  'addresses.mobile_country',
  'addresses.mobile',
  'addresses.country_code',
  'addresses.state_id',
  'addresses.city',
  'addresses.district',
  'addresses.address_line',
  'addresses.zip_code',
  'addresses.is_default',
  'addresses.created_at',
  'addresses.updated_at',
] as const;

const selectAddresses = (db: Db, shopperId: string) =>
  db
    .selectFrom('addresses')
    .innerJoin('country_states', 'country_states.id', 'addresses.state_id')
    .select(ADDRESS_COLUMNS)
    .select(['country_states.code as state_code', 'country_states.name as state_name'])
    .where('addresses.shopper_id', '=', shopperId);

/** Finds all addresses, the default first and then the newest. */
export const findAddresses = (db: Db, shopperId: string) =>
  selectAddresses(db, shopperId)
    .orderBy('addresses.is_default', 'desc')
    .orderBy('addresses.id', 'desc')
    .execute();

export const selectAddress = (db: Db, shopperId: string, id: string) =>
  selectAddresses(db, shopperId).where('addresses.id', '=', id);

export const findAddress = (db: Db, shopperId: string, id: string) =>
  selectAddress(db, shopperId, id).executeTakeFirst();

export type AddressRecord = NonNullable<Awaited<ReturnType<typeof findAddress>>>;

export const selectDefaultAddress = (db: Db, shopperId: string) =>
  selectAddresses(db, shopperId).where('addresses.is_default', '=', true);

export const findState = (db: Db, id: string) =>
  db
    .selectFrom('country_states')
    .select(['country_id as countryId', 'code'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds a province of mainland China by its Chinese name. */
export const findMainlandState = (db: Db, name: string) =>
  db
    .selectFrom('country_states')
    .select('id')
    .where('country_id', '=', SHIPPING_COUNTRIES.CN.id)
    .where(sql`name ->> 'zh-CN'`, '=', name)
    .executeTakeFirst();

export const countAddresses = (trx: Trx, shopperId: string) =>
  trx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();

export const clearDefault = (trx: Trx, shopperId: string) =>
  trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('shopper_id', '=', shopperId)
    .where('is_default', '=', true)
    .execute();

export const insertAddress = (trx: Trx, shopperId: string, values: AddressValues) =>
  trx
    .insertInto('addresses')
    .values({ ...values, shopper_id: shopperId, created_at: values.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateAddress = (trx: Trx, shopperId: string, id: string, values: AddressValues) =>
  trx
    .updateTable('addresses')
    .set(values)
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .execute();

export const removeAddress = (trx: Trx, shopperId: string, id: string) =>
  trx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .returning('is_default')
    .executeTakeFirst();

export const makeNewestDefault = (trx: Trx, shopperId: string) =>
  trx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('addresses')
        .select((sub) => sub.fn.max('id').as('id'))
        .where('shopper_id', '=', shopperId),
    )
    .execute();

/** The place of the default address of a bag's owner. */
export const selectPlaceOfBag = (bagId: string | null) => sql`select jsonb_build_object(
    'city', addresses.city, 'stateName', country_states.name, 'countryCode', addresses.country_code)
  from shoppers join addresses on addresses.shopper_id = shoppers.id and addresses.is_default
  join country_states on country_states.id = addresses.state_id
  where shoppers.bag_id = ${bagId} limit 1`;
