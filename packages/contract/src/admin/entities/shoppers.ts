import { z } from 'zod';
import { codeId, numericId, utcDateTime } from '../../entities/common.ts';
import { conversationState, conversationTopic } from '../../entities/conversations.ts';
import { role } from '../../entities/shoppers.ts';
import { plannedTime } from './managed.ts';

const MAX_REASON = 300;
const text = z.string().nullable();
const masked = text.meta({ description: 'Masked' });

/** Why an operator looks at or changes a shopper; it stays in the record of operators. */
export const accessReason = z.string().trim().min(4).max(MAX_REASON);

export const maskedShopper = z
  .object({
    id: numericId,
    name: masked,
    mobile: masked,
    email: masked,
    tier: text,
    createdAt: utcDateTime,
    isTester: z.boolean().meta({ description: 'Whether they may pay without money' }),
    blocked: z.object({ at: utcDateTime, reason: z.string() }).nullable(),
    erasedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'MaskedShopper' });
export type MaskedShopper = z.infer<typeof maskedShopper>;

export const privacyRequestKind = z.enum(['export', 'erase']);
export const privacyRequestStatus = z.enum(['open', 'done', 'refused']);
export const privacyRequestChannel = z.enum(['phone', 'mail', 'chat', 'letter']);
export type PrivacyRequestKind = z.infer<typeof privacyRequestKind>;
export type PrivacyRequestStatus = z.infer<typeof privacyRequestStatus>;

export const privacyRequest = z
  .object({
    id: numericId,
    shopperId: numericId,
    kind: privacyRequestKind,
    channel: privacyRequestChannel,
    status: privacyRequestStatus,
    receivedAt: utcDateTime,
    dueAt: utcDateTime.meta({ description: 'The end of the 15th working day' }),
    isLate: z.boolean(),
    closedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'PrivacyRequest' });
export type PrivacyRequest = z.infer<typeof privacyRequest>;

const until = utcDateTime.nullable();
const plannedEnd = plannedTime.nullable().default(null);
const benefitName = z.object({ code: z.string(), name: z.string() });

/** What an operator gave to one shopper, beside what the tier gives. */
export const shopperRights = z
  .object({
    role: z.object({ name: role, reason: text, until }),
    givenBenefits: z.array(
      benefitName.extend({
        reason: text.meta({ description: 'Null when a program gave it' }),
        givenAt: utcDateTime.nullable(),
        until,
        isOver: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ShopperRights' });
export type ShopperRights = z.infer<typeof shopperRights>;

export const roleChange = z.object({
  role,
  until: plannedEnd.meta({ description: 'When the role ends by itself; null: never' }),
  reason: accessReason,
});

export const benefitGrant = z.object({
  until: plannedEnd.meta({ description: 'When the benefit ends by itself; null: never' }),
  reason: accessReason,
});

export const benefitParams = z.object({ id: numericId, code: codeId });

export const givableBenefit = benefitName
  .extend({
    tier: text.meta({
      description: 'The lowest tier that has it, whose values it gets; null: it is only words',
    }),
  })
  .meta({ id: 'GivableBenefit' });

/** What support needs to know of a shopper. The newest rows of each list, and no personal data. */
export const shopperOverview = maskedShopper
  .extend({
    ...shopperRights.shape,
    tierJoinedAt: utcDateTime.nullable(),
    benefits: z.array(benefitName),
    orders: z.array(
      z.object({
        id: numericId,
        number: z.string().meta({ description: 'As the shopper reads it' }),
        placedAt: utcDateTime,
        grandTotal: z.int(),
        currency: z.string(),
        isTest: z.boolean(),
        status: z.enum(['under-way', 'finished', 'cancelled']),
      }),
    ),
    coupons: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        validTo: utcDateTime,
        isUsed: z.boolean(),
      }),
    ),
    conversations: z.array(
      z.object({
        id: z.string(),
        topic: conversationTopic,
        state: conversationState,
        changedAt: utcDateTime,
      }),
    ),
    openSessions: z.int(),
    privacyRequests: z.array(privacyRequest),
  })
  .meta({ id: 'ShopperOverview' });

export const unmaskedShopper = z
  .object({
    id: numericId,
    name: text,
    mobile: text,
    email: text,
    gender: text,
    birthday: text,
    addresses: z.array(
      z.object({
        name: z.string(),
        mobile: z.string(),
        city: z.string(),
        district: z.string(),
        addressLine: z.string(),
        zipCode: text,
      }),
    ),
  })
  .meta({ id: 'UnmaskedShopper' });

export const personalDataExport = z
  .object({
    exportedAt: utcDateTime,
    sections: z.array(
      z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
    ),
  })
  .meta({ id: 'PersonalDataExport' });
