import { sql } from 'kysely';

/** The condition of orders that brought money. One that a tester paid without money is no sale. */
export const IS_SALE = sql<boolean>`not orders.is_test`;
