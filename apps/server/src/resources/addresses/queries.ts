import type { Insertable, Kysely, Transaction } from 'kysely';
import type { AddressesTable } from '../../database/schema/addresses.ts';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type AddressValues = Omit<Insertable<AddressesTable>, 'id' | 'shopper_id' | 'created_at'>;

const addressesOf = (db: Db, shopperId: string) =>
  db
    .selectFrom('addresses')
    .innerJoin('country_states', 'country_states.id', 'addresses.state_id')
    .selectAll('addresses')
    .select(['country_states.code as state_code', 'country_states.name as state_name'])
    .where('addresses.shopper_id', '=', shopperId);

/** The address book: the default first, then the newest. */
export const findAddresses = (db: Db, shopperId: string) =>
  addressesOf(db, shopperId)
    .orderBy('addresses.is_default', 'desc')
    .orderBy('addresses.id', 'desc')
    .execute();

export const findAddress = (db: Db, shopperId: string, id: string) =>
  addressesOf(db, shopperId).where('addresses.id', '=', id).executeTakeFirst();

export const findDefaultAddress = (db: Db, shopperId: string) =>
  addressesOf(db, shopperId).where('addresses.is_default', '=', true).executeTakeFirst();

export const findState = (db: Db, id: string) =>
  db
    .selectFrom('country_states')
    .select(['country_id as countryId', 'code'])
    .where('id', '=', id)
    .executeTakeFirst();

export const countAddresses = (trx: Trx, shopperId: string) =>
  trx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();

/** Takes the flag from whichever address has it. */
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

/** Makes the newest address the default. */
export const promoteNewest = (trx: Trx, shopperId: string) =>
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
