import { z } from 'zod';
import { call } from '../call.ts';
import { bytes, numericId, queryInt, uuid } from '../entities/common.ts';
import { orderReturn, returnInput, returnRequestPhoto } from '../entities/returns.ts';

const group = 'Orders';
const params = z.object({ id: numericId });

/** Enough for a photo from a phone at full quality. */
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
const MAX_SECONDS = 100_000_000_000;

export const returns = {
  createReturn: call({
    method: 'POST',
    path: '/api/v1/my/returns',
    group,
    summary: 'Requests a return: items of a delivered order are picked up and refunded',
    caller: 'shopper',
    body: returnInput,
    response: orderReturn,
    errors: ['not-found', 'conflict'],
  }),
  listReturns: call({
    method: 'GET',
    path: '/api/v1/my/returns',
    group,
    summary: 'The shopper’s returns, newest first',
    caller: 'shopper',
    query: z.object({ 'order-id': numericId.optional() }),
    response: z.array(orderReturn),
  }),
  getReturn: call({
    method: 'GET',
    path: '/api/v1/my/returns/{id}',
    group,
    summary: 'One return with its status',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found'],
  }),
  cancelReturn: call({
    method: 'POST',
    path: '/api/v1/my/returns/{id}/cancellation',
    group,
    summary: 'Cancels a return that has not been picked up yet',
    caller: 'shopper',
    params,
    response: orderReturn,
    errors: ['not-found', 'conflict'],
  }),
  uploadReturnRequestPhoto: call({
    method: 'POST',
    path: '/api/v1/my/return-request-photos',
    group,
    summary: 'Uploads a photo for a return request: JPEG, PNG or WebP. An unused one is deleted',
    caller: 'shopper',
    upload: { maxBytes: MAX_PHOTO_BYTES },
    response: returnRequestPhoto,
  }),
  getReturnRequestPhoto: call({
    method: 'GET',
    path: '/api/v1/return-request-photos/{id}/{variant}',
    group,
    summary: 'A photo of a return request by its signed URL',
    caller: 'anyone',
    params: z.object({ id: uuid, variant: z.enum(['photo', 'thumbnail']) }),
    query: z.object({
      expires: queryInt(0, MAX_SECONDS),
      signature: z.string().regex(/^[\w-]{43}$/),
    }),
    binary: true,
    response: bytes,
    errors: ['not-found'],
  }),
};
