import type { ColumnType, JSONColumnType } from 'kysely';

/** bigint is read as text, so that no id loses a digit; numbers can be written too. */
export type BigId = ColumnType<string, string | number, string | number>;
/** A bigint that the database chooses when it is not given. */
export type GeneratedBigId = ColumnType<string, string | number | undefined, string | number>;
export type BigIdOrNull = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>;
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type TimeOrNull = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type TimeWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
