import { createContext } from 'react';

/** A value that arrives after the page stands. It settles; it never rejects. */
export interface LateValue {
  promise: Promise<unknown>;
  /** Present once it has arrived, so that nothing has to wait for it again. */
  settled?: { value: unknown };
}

export type LateValues = ReadonlyMap<string, LateValue>;

/** Follows promises, so that whoever comes after their arrival reads them at once. */
export function followLate(late: Readonly<Record<string, Promise<unknown>>> = {}): LateValues {
  const values = new Map<string, LateValue>();
  for (const [name, promise] of Object.entries(late)) {
    const value: LateValue = { promise };
    value.promise = promise.then((result) => {
      value.settled = { value: result };
      return result;
    });
    values.set(name, value);
  }
  return values;
}

export const LateContext = createContext<LateValues>(new Map());
