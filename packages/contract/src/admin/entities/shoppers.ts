import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { conversationState, conversationTopic } from '../../entities/conversations.ts';

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

/** What support needs to know of a shopper. The newest rows of each list, and no personal data. */
export const shopperOverview = maskedShopper
  .extend({
    tierJoinedAt: utcDateTime.nullable(),
    benefits: z.array(z.object({ code: z.string(), name: z.string() })),
    orders: z.array(
      z.object({
        id: numericId,
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
