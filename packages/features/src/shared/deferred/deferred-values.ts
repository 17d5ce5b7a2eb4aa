import { createContext } from 'react';

/** A value that arrives after the page is shown. Its promise never rejects. */
export interface DeferredValue {
  promise: Promise<unknown>;
  /** Present once the value has arrived, so that it can be read without waiting. */
  result?: { value: unknown };
}

export type DeferredValues = ReadonlyMap<string, DeferredValue>;

/** Records the result of each promise, so that it can be read synchronously afterwards. */
export function trackDeferred(
  deferred: Readonly<Record<string, Promise<unknown>>> = {},
): DeferredValues {
  const values = new Map<string, DeferredValue>();
  for (const [name, promise] of Object.entries(deferred)) {
    const value: DeferredValue = { promise };
    value.promise = promise.then((result) => {
      value.result = { value: result };
      return result;
    });
    values.set(name, value);
  }
  return values;
}

export const DeferredContext = createContext<DeferredValues>(new Map());
