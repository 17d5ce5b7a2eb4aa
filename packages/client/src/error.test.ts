import { expect, test } from 'vitest';
import { ApiError, errorCode, isCancelled, isMissing } from './error.ts';
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
