import type { Api } from './api.ts';
import { ApiError } from './error.ts';

/** A fake client for tests. Calls that are not given fail with `not-found`. */
export function fakeApi(calls: Partial<Api>): Api {
  return new Proxy(calls as Api, {
    get: (target, name: keyof Api) =>
      target[name] ?? (() => Promise.reject(notFoundError(`${name} is not faked in this test`))),
  });
}

/** The error of a call for a missing resource. */
export const notFoundError = (statusText = 'Not Found'): ApiError =>
  new ApiError('not-found', { status: 404, statusText, headers: {}, data: undefined });
