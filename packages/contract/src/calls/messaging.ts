import { z } from 'zod';
import { call } from '../call.ts';

const group = 'Messaging';

/** Signatures and links of the messaging app. */
export const messaging = {
  getSignature: call({
    group,
    method: 'GET',
    path: '/api/v1/messaging/jsapi/signature',
    summary: 'Signs a page URL, which the sharing API of the messaging app requires',
    caller: 'anyone',
    query: z.object({
      'app-id': z.string().max(64).optional(),
      url: z
        .url({ protocol: /^https?$/, error: 'must be the address of a page' })
        .max(2_000)
        .meta({ description: 'The URL of the opened page, without the part after #' }),
      state: z
        .string()
        .regex(/^[\w-]{0,64}$/, 'must be letters, digits, dashes or underscores')
        .default('')
        .meta({ description: 'Returned with the login code' }),
    }),
    response: z.object({
      appId: z.string(),
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
      authorizeUrl: z.string().meta({ description: 'Where a shopper logs in with the app' }),
    }),
  }),
  decodePortalUrl: call({
    group,
    method: 'GET',
    path: '/api/v1/messaging/decodes/portal-encrypted-url',
    summary: 'Decrypts the URL in a link of the portal',
    caller: 'anyone',
    query: z.object({
      url: z.string().regex(/^[\w-]{1,3000}$/, 'must be what the portal has sent'),
    }),
    response: z.object({ url: z.string().meta({ description: 'A path in this shop' }) }),
  }),
};
