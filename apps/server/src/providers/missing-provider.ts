import { ProviderError } from './provider-error.ts';

/** A port without a provider: every method rejects with the fault `absent`. */
export const createMissingProvider = <Port extends object>(name: string): Port =>
  new Proxy({} as Port, {
    get: () => () => Promise.reject(new ProviderError('absent', `The shop has no ${name}`)),
  });
