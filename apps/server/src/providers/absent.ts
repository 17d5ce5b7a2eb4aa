import { ProviderError } from './provider-error.ts';

/** Stands for a partner that the shop does not have: whatever it is asked, it is not there. */
export const absent = <Port extends object>(name: string): Port =>
  new Proxy({} as Port, {
    get: () => () => Promise.reject(new ProviderError('absent', `The shop has no ${name}`)),
  });
