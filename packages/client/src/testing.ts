import type { Api } from './api.ts';
import { ApiError } from './error.ts';

/** A stand-in for tests: the given calls answer, every other is not found. */
export function fakeApi(answers: Partial<Api>): Api {
  return new Proxy(answers as Api, {
    get: (given, name: keyof Api) =>
      given[name] ?? (() => Promise.reject(notFound(`${name} has no answer in this test`))),
  });
}

/** The error that a missing thing raises. */
export const notFound = (statusText = 'Not Found'): ApiError =>
  new ApiError('not-found', { status: 404, statusText, headers: {}, data: undefined });
