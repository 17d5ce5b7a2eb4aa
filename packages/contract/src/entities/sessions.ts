import { z } from 'zod';
import { numericId, uuid } from './common.ts';
import { challenge } from './credentials.ts';
import { role } from './shoppers.ts';

export const partnerCode = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: 'The one-time code that the partner has given to the page' });

export const miniVendor = z.enum(['minip', 'ttmp', 'alimp']);
export const externalIdentityProvider = z.enum(['messaging-oa', ...miniVendor.options]);
export type ExternalIdentityProvider = z.infer<typeof externalIdentityProvider>;

/** A session without its key, which is only part of the response that starts the session. */
export const sessionInfo = z
  .object({
    isGuest: z.boolean(),
    userId: z.string().nullable(),
    bagId: uuid,
    role: role.nullable().meta({ description: 'Null for guests' }),
    isMessagingBound: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SessionInfo' });
export type SessionInfo = z.infer<typeof sessionInfo>;

export const session = sessionInfo
  .extend({
    sessionKey: z.string().optional().meta({
      description:
        'Sent with every later call. Browsers have it in a cookie, so their answer lacks it',
    }),
    isNew: z.boolean().meta({ description: 'Whether this call has registered the shopper' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

/** A code is on its way. */
export const sentCode = z.object({
  challenge,
  expiresInSeconds: z.int(),
  resendAfterSeconds: z.int(),
});

export const sessionEntry = z
  .object({
    id: numericId,
    isCurrent: z.boolean(),
    device: z.string().nullable().meta({ example: 'Safari · iOS' }),
    network: z.string().nullable().meta({ description: 'A part of the IP', example: '203.0.*.*' }),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SessionEntry' });
export type SessionEntry = z.infer<typeof sessionEntry>;

export const sessionGrant = z.discriminatedUnion('grant', [
  z.object({ grant: z.literal('guest') }),
  z.object({
    grant: z.literal('token').optional().meta({ description: 'A token alone is a grant too' }),
    token: z.string().min(1).max(4_096),
  }),
  z.object({
    grant: z.literal('mini-program'),
    platform: miniVendor,
    code: partnerCode,
    register: z
      .boolean()
      .default(false)
      .meta({ description: 'Registers an unknown shopper; otherwise they stay a guest' }),
  }),
]);

/** Links an account at a partner to the shopper who logs in. */
export const externalIdentity = z.object({ provider: externalIdentityProvider, code: partnerCode });
