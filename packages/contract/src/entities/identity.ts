import { fullMobile } from '@vitrine/kit';
import { z } from 'zod';
import { personName } from './addresses.ts';
import { minorUnits, uuid } from './common.ts';

/** Digits with the country in front; a shopper may leave the country away. */
export const mobile = z
  .string()
  .max(30)
  .transform((text, context) => {
    const full = fullMobile(text);
    if (full) return full;
    context.addIssue({ code: 'custom', message: 'must be a mobile number' });
    return z.NEVER;
  })
  .meta({ description: 'A mobile of mainland China or Hong Kong', example: '13800138000' });

export const securityCode = z
  .string()
  .regex(/^\d{6}$/, 'must be six digits')
  .meta({ example: '482913' });

export const email = z
  .email('must be an e-mail address')
  .max(120)
  .transform((text) => text.toLowerCase())
  .meta({ example: 'lin@example.com' });

/** Long, and of any signs: that is what makes a password. */
export const password = z.string().min(8).max(128);

export const partnerCode = z
  .string()
  .min(1)
  .max(512)
  .meta({ description: 'What the partner has handed to the page; good once' });

export const miniVendor = z.enum(['minip', 'ttmp', 'alimp']);
export const identityProvider = z.enum(['messaging-oa', ...miniVendor.options]);
export type IdentityProvider = z.infer<typeof identityProvider>;

/** Possible roles: a shopper, one whom the house looks after in person, one of its own people. */
export const role = z.enum(['shopper', 'vip', 'staff']);
export type Role = z.infer<typeof role>;

/** A visit. Its key is told once, when it begins. */
export const visit = z
  .object({
    isGuest: z.boolean(),
    userId: z.string().nullable(),
    bagId: uuid,
    role: role.nullable().meta({ description: 'Guests have none' }),
    isMessagingBound: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Visit' });
export type Visit = z.infer<typeof visit>;

export const session = visit
  .extend({
    sessionKey: z.string().meta({ description: 'Sent with every call from now on' }),
    isNew: z.boolean().meta({ description: 'The shopper was registered just now' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof session>;

export const sessionGrant = z.discriminatedUnion('grant', [
  z.object({ grant: z.literal('guest') }),
  z.object({ grant: z.literal('token'), token: z.string().min(1).max(4_096) }),
  z.object({
    grant: z.literal('mini-program'),
    platform: miniVendor,
    code: partnerCode,
    register: z
      .boolean()
      .default(false)
      .meta({ description: 'Registers whom nobody knows; otherwise they stay a guest' }),
  }),
]);

/** Ties an account at a partner to the shopper who signs in. */
export const binding = z.object({ provider: identityProvider, code: partnerCode });

export const profile = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    mobile: z.string().nullable().meta({ description: 'Masked', example: '138****8000' }),
    email: z.string().nullable(),
    gender: z.enum(['women', 'men']).nullable(),
    birthday: z.iso.date().nullable(),
    role,
    tier: z.string().nullable(),
    hasPassword: z.boolean(),
    isMessagingBound: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

export const profileChange = z.object({
  name: personName.nullish(),
  email: email.nullish(),
  gender: z.enum(['women', 'men']).nullish(),
  birthday: z.iso.date('must be a date').nullish(),
  password: z
    .object({
      current: z.string().max(128).optional().meta({ description: 'Needed when there is one' }),
      next: password,
    })
    .optional(),
});

export const messagingProfile = z
  .object({
    isBound: z.boolean(),
    nickname: z.string().nullable(),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'MessagingProfile' });
export type MessagingProfile = z.infer<typeof messagingProfile>;

export const benefit = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Benefit' });
export type Benefit = z.infer<typeof benefit>;

export const benefits = z.object({ role, benefits: z.array(benefit) }).meta({ id: 'Benefits' });

export const tier = z
  .object({
    code: z.string(),
    name: z.string(),
    from: minorUnits.meta({ description: 'What is spent in twelve months' }),
    benefits: z.array(benefit.omit({ expiresAt: true })),
  })
  .meta({ id: 'Tier' });

export const tiers = z
  .object({
    current: z.string().nullable().meta({ description: 'Null until a shopper joins' }),
    joinedAt: z.iso.datetime().nullable(),
    spent: minorUnits,
    next: z.object({ code: z.string(), missing: minorUnits }).nullable(),
    tiers: z.array(tier),
  })
  .meta({ id: 'Tiers' });
export type Tiers = z.infer<typeof tiers>;

/** What a shopper is asked about: whether the shop may remember, and may suggest. */
export const preferenceCode = z.enum(['recently-viewed', 'recommendations']);
export type PreferenceCode = z.infer<typeof preferenceCode>;

export const preference = z
  .object({ code: preferenceCode, isOn: z.boolean() })
  .meta({ id: 'Preference' });
export type Preference = z.infer<typeof preference>;

export const preferences = z
  .object({ preferences: z.array(preference).max(preferenceCode.options.length) })
  .meta({ id: 'Preferences' });

export const personalInformation = z
  .object({
    exportedAt: z.iso.datetime(),
    sections: z.array(
      z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
    ),
  })
  .meta({ id: 'PersonalInformation' });

export const subscription = z
  .object({
    channel: z.enum(['email', 'sms', 'messaging']),
    topic: z.enum(['news', 'sales', 'restock']).default('news'),
    isOn: z.boolean().default(true),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;
