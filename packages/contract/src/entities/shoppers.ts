import { z } from 'zod';
import { personName } from './addresses.ts';
import { minorUnits } from './common.ts';
import { email, password } from './credentials.ts';

/** `vip` shoppers have a personal adviser; `staff` work for the shop. */
export const role = z.enum(['shopper', 'vip', 'staff']);
export type Role = z.infer<typeof role>;

export const profile = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    mobile: z.string().nullable().meta({ description: 'Masked', example: '138****8000' }),
    email: z.string().nullable(),
    isEmailVerified: z
      .boolean()
      .meta({ description: 'Only a verified address logs in and gets messages' }),
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
      current: z
        .string()
        .max(128)
        .optional()
        .meta({ description: 'Required if the shopper has a password' }),
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

export const stylistContact = z
  .object({ name: z.string(), introduction: z.string() })
  .meta({ id: 'StylistContact' });
export type StylistContact = z.infer<typeof stylistContact>;

export const benefits = z
  .object({
    role,
    benefits: z.array(benefit),
    stylist: stylistContact
      .nullable()
      .meta({ description: 'The stylist of the shopper, if they have one' }),
  })
  .meta({ id: 'Benefits' });

export const tier = z
  .object({
    code: z.string(),
    name: z.string(),
    from: minorUnits.meta({ description: 'Minimum spending within the window' }),
    windowDays: z.int().meta({ description: 'For how many days a purchase counts' }),
    benefits: z.array(benefit.omit({ expiresAt: true })),
  })
  .meta({ id: 'Tier' });

export const tiers = z
  .object({
    current: z.string().nullable().meta({ description: 'Null until a shopper joins' }),
    joinedAt: z.iso.datetime().nullable(),
    spent: minorUnits,
    next: z.object({ code: z.string(), missing: minorUnits }).nullable(),
    former: z
      .object({ code: z.string(), endedAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'A higher tier that ended because purchases no longer count' }),
    keptUntil: z.iso
      .date()
      .nullable()
      .meta({ description: 'When the tier ends without further purchases' }),
    tiers: z.array(tier),
  })
  .meta({ id: 'Tiers' });
export type Tiers = z.infer<typeof tiers>;

/** Consents: to store recently viewed products, and to show recommendations. */
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
    channel: z.enum(['email', 'sms', 'messaging', 'push']),
    topic: z.enum(['news', 'sales', 'restock', 'orders']).default('news').meta({
      description: 'orders: only of the channel push; other channels always tell of orders',
    }),
    isOn: z.boolean().default(true),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;
