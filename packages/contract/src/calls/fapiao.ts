import { z } from 'zod';
import { call } from '../call.ts';
import { bytes, numericId, queryInt } from '../entities/common.ts';
import { fapiaoInput, orderFapiao } from '../entities/fapiao.ts';

const base = { group: 'Orders', caller: 'shopper' } as const;
const params = z.object({ id: numericId });
const change = {
  ...base,
  params,
  response: orderFapiao,
  errors: ['not-found', 'conflict'],
} as const;

export const fapiaoCalls = {
  getOrderFapiao: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/orders/{id}/fapiao',
    summary: 'The fapiao of an order, and over which amounts one can be requested',
    params,
    response: orderFapiao,
    errors: ['not-found'],
  }),
  requestFapiao: call({
    ...change,
    method: 'POST',
    path: '/api/v1/my/orders/{id}/fapiao',
    summary: 'Requests a fapiao of each merchant of an order that has not issued one',
    body: fapiaoInput,
  }),
  changeFapiao: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/my/fapiao/{id}',
    summary: 'Changes the title or the e-mail address of a fapiao that is not issued yet',
    body: fapiaoInput,
  }),
  withdrawFapiao: call({
    ...change,
    method: 'POST',
    path: '/api/v1/my/fapiao/{id}/withdrawal',
    summary: 'Withdraws the request of a fapiao that is not issued yet',
  }),
  getFapiaoFile: call({
    method: 'GET',
    path: '/api/v1/fapiao-files/{id}',
    group: 'Orders',
    summary: 'The file of a fapiao by its signed URL',
    caller: 'anyone',
    params,
    query: z.object({
      expires: queryInt(0, 100_000_000_000),
      signature: z.string().regex(/^[\w-]{43}$/),
    }),
    binary: true,
    response: bytes,
    errors: ['not-found'],
  }),
};
