import { expect, test } from 'vitest';
import {
  ApiError,
  errorCode,
  errorMessage,
  errorReason,
  isCancelled,
  isMissing,
  refusedFields,
} from './error.ts';
import { notFound } from './testing.ts';

/** The same error, raised by a client that was built apart. */
const foreign = Object.assign(new Error('Not Found'), { name: 'ApiError', code: 'not-found' });

test.each([
  [notFound(), 'not-found'],
  [foreign, 'not-found'],
  [new ApiError('timeout'), 'timeout'],
  [Object.assign(new Error('x'), { code: 'ENOENT' }), undefined],
  ['not-found', undefined],
])('why it failed, %#', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

test.each([
  [foreign, true],
  [new ApiError('bad-input'), true],
  [new ApiError('network'), false],
  [new Error('x'), false],
])('whether a thing is missing, %#', (error, missing) => {
  expect(isMissing(error)).toBe(missing);
});

test('a cancelled call is told from a failed one', () => {
  expect([isCancelled(new ApiError('cancelled')), isCancelled(foreign)]).toEqual([true, false]);
});

test('tells what was refused, and where, as the server says it', () => {
  const fields = [{ path: 'body.mobile', message: '手机号码有误' }];
  const told = { code: 'bad-input', reason: 'mobile', message: '请检查', requestId: 'r', fields };
  const error = new ApiError('bad-input', {
    status: 400,
    statusText: '',
    headers: {},
    data: { error: told },
  });
  expect(errorReason(error)).toBe('mobile');
  expect(errorMessage(error)).toBe('请检查');
  expect(refusedFields(error)).toEqual({ mobile: '手机号码有误' });
});

test('nothing was told when no answer came', () => {
  expect(errorReason(new ApiError('network'))).toBeUndefined();
  expect(errorMessage(undefined)).toBeUndefined();
  expect(refusedFields(new Error('x'))).toEqual({});
});
