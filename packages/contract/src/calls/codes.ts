import { z } from 'zod';
import { call } from '../call.ts';
import { bytes, queryInt } from '../entities/common.ts';

export const codes = {
  getMiniProgramCode: call({
    method: 'GET',
    path: '/api/v1/messaging/mini-programs/qr-codes',
    group: 'Messaging',
    summary: 'A QR code that opens a page of the mini-program',
    caller: 'anyone',
    query: z.object({
      page: z
        .string()
        .regex(/^\/?[\w-]+(?:\/[\w-]+)+$/, 'must be a page of the mini-program')
        .meta({ example: '/pages/content/index' }),
      scene: z
        .string()
        .regex(/^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/, 'must be up to 32 plain characters')
        .optional(),
      width: queryInt(280, 1280).default(430),
    }),
    response: bytes,
    binary: true,
  }),
};
