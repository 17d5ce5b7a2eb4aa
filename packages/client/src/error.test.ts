import { expect, test } from 'vitest';
import {
  ApiError,
  errorCode,
  errorMessage,
  errorReason,
  isCancelled,
  isMissing,
  readFieldErrors,
} from './error.ts';
import { notFoundError } from './testing.ts';

/** The same error from a separate build of the client. */
const errorOfOtherBuild = Object.assign(new Error('Not Found'), {
  name: 'ApiError',
  code: 'not-found',
});

test.each([
  [notFoundError(), 'not-found'],
  [errorOfOtherBuild, 'not-found'],
  [new ApiError('timeout'), 'timeout'],
  [Object.assign(new Error('x'), { code: 'ENOENT' }), undefined],
  ['not-found', undefined],
])('errorCode, case %#', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

test.each([
  [errorOfOtherBuild, true],
  [new ApiError('bad-input'), true],
  [new ApiError('network'), false],
  [new Error('x'), false],
])('isMissing, case %#', (error, missing) => {
  expect(isMissing(error)).toBe(missing);
});

test('isCancelled tells a cancelled call from a failed one', () => {
  expect([isCancelled(new ApiError('cancelled')), isCancelled(errorOfOtherBuild)]).toEqual([
    true,
    false,
  ]);
});

test('reads the reason, the message and the invalid fields from the response', () => {
  const fields = [{ path: 'body.mobile', message: '手机号码有误' }];
  const body = { code: 'bad-input', reason: 'mobile', message: '请检查', requestId: 'r', fields };
  const error = new ApiError('bad-input', {
    status: 400,
    statusText: '',
    headers: {},
    data: { error: body },
  });
  expect(errorReason(error)).toBe('mobile');
  expect(errorMessage(error)).toBe('请检查');
  expect(readFieldErrors(error)).toEqual({ mobile: '手机号码有误' });
});

test('has no reason, message or fields without a response', () => {
  expect(errorReason(new ApiError('network'))).toBeUndefined();
  expect(errorMessage(undefined)).toBeUndefined();
  expect(readFieldErrors(new Error('x'))).toEqual({});
});
