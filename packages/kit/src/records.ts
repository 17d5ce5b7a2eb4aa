/**
 * Whether a record has a key of its own. Some engines of mini-programs lack `Object.hasOwn`.
 */
export const hasOwn = <K extends PropertyKey>(
  record: object,
  key: K,
): record is Record<K, unknown> => Object.getOwnPropertyDescriptor(record, key) !== undefined;

/** Whether a value is an object with fields: neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
