import { ApiError as ClientError } from '@vitrine/client';
import { calls } from '@vitrine/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { inProcessApi } from './in-process.ts';

const states = vi.fn(async ({ params }: { params: { id: string } }) => {
  if (params.id === '7') throw new ApiError('not-found');
  if (params.id === '8') throw new Error('the database is gone');
  return [{ id: '1', name: '上海', code: 'SH' }];
});
const api = inProcessApi(calls, { getCountryStates: states as never })('en-US');

test('a call reaches its handler with its parts and its language', async () => {
  expect(await api.getCountryStates({ params: { id: '42' } })).toEqual([
    { id: '1', name: '上海', code: 'SH' },
  ]);
  expect(states).toHaveBeenLastCalledWith(
    { params: { id: '42' }, query: {}, body: undefined },
    expect.objectContaining({ language: 'en-US', country: 'CN', currency: 'CNY' }),
  );
});

test.each([
  ['7', 404, 'not-found'],
  ['nonsense', 400, 'bad-input'],
])('country %s is answered as over HTTP: %i', async (id, status, code) => {
  const failure = await api.getCountryStates({ params: { id } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ClientError);
  expect(failure).toMatchObject({ status, code });
});

test('a fault of ours is not dressed up as an answer', async () => {
  const failure = await api.getCountryStates({ params: { id: '8' } }).catch((error) => error);
  expect(failure).toMatchObject({ code: 'network', cause: { message: 'the database is gone' } });
});

test('a call nobody handles is not found', async () => {
  await expect(api.getHome()).rejects.toMatchObject({ status: 404 });
});
