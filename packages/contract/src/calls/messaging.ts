import { z } from 'zod';
import { call } from '../call.ts';

const group = 'Messaging';

/** What pages need from the messaging app. */
export const messaging = {
  getSignature: call({
    group,
    method: 'GET',
    path: '/api/v1/messaging/jsapi/signature',
    summary: 'Signs a page of this shop, so that the messaging app lets it share',
    caller: 'anyone',
    query: z.object({
      'app-id': z.string().max(64).optional(),
      url: z
        .url({ protocol: /^https?$/, error: 'must be the address of a page' })
        .max(2_000)
        .meta({ description: 'As the page has been opened; what follows # does not count' }),
      state: z
        .string()
        .regex(/^[\w-]{0,64}$/, 'must be letters, digits, dashes or underscores')
        .default('')
        .meta({ description: 'Comes back with the code of a login' }),
    }),
    response: z.object({
      appId: z.string(),
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
      authorizeUrl: z.string().meta({ description: 'Where a shopper signs in with the app' }),
    }),
  }),
  decodePortalUrl: call({
    group,
    method: 'GET',
    path: '/api/v1/messaging/decodes/portal-encrypted-url',
    summary: 'Opens the address that the portal has sent a shopper with',
    caller: 'anyone',
    query: z.object({
      url: z.string().regex(/^[\w-]{1,3000}$/, 'must be what the portal has sent'),
    }),
    response: z.object({ url: z.string().meta({ description: 'A path in this shop' }) }),
  }),
};
