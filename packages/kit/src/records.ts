/**
 * Whether a record holds that key itself. `Object.hasOwn` is not known to every engine that
 * mini-programs run in.
 */
export const owns = <K extends PropertyKey>(record: object, key: K): record is Record<K, unknown> =>
  Object.getOwnPropertyDescriptor(record, key) !== undefined;
