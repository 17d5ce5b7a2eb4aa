import { normaliseResidentId } from '@vitrine/kit';
import { z } from 'zod';
import { personName } from './addresses.ts';
import { uuid } from './common.ts';

/** The progress of the customs check of a personal ID. */
export const clearanceStatus = z.enum(['incomplete', 'checking', 'passed', 'failed']);
export type ClearanceStatus = z.infer<typeof clearanceStatus>;

/** Why a check failed. */
export const clearanceReason = z.enum(['unknown-number', 'name-mismatch', 'unclear-images']);
export type ClearanceReason = z.infer<typeof clearanceReason>;

/** What has been verified: nothing, name and number, or the photos as well. */
export const verifyLevel = z.enum(['none', 'number', 'images']);
export type VerifyLevel = z.infer<typeof verifyLevel>;

/** What the shopper has to correct. */
export const personalIdAlert = z.enum(['none', 'images-needed', 'check-failed']);

export const personalIdClearance = z
  .object({
    status: clearanceStatus,
    reason: clearanceReason.nullable(),
    message: z.string().nullable().meta({ description: "The reason, in the caller's language" }),
    verifyLevel,
    alertType: personalIdAlert,
    checkedAt: z.string().nullable(),
  })
  .meta({ id: 'PersonalIdClearance' });
export type PersonalIdClearance = z.infer<typeof personalIdClearance>;

/** The ID card of a person, required by customs. Name and number are always masked. */
export const personalId = z
  .object({
    id: uuid,
    maskedName: z.string().meta({ example: '林**' }),
    maskedIdNumber: z.string().meta({ example: '3****************4' }),
    frontImageId: uuid.nullable(),
    backImageId: uuid.nullable(),
    hasImage: z.boolean().meta({ description: 'Whether the side with the portrait is stored' }),
    isDefault: z.boolean(),
    clearanceStatus,
    verifyLevel,
    alertType: personalIdAlert,
  })
  .meta({ id: 'PersonalId' });
export type PersonalId = z.infer<typeof personalId>;

const idNumber = z
  .string()
  .max(40)
  .transform(normaliseResidentId)
  .meta({ description: 'Number of a resident identity card: 18 characters' });

export const personalIdInput = z
  .object({
    name: personName,
    idNumber,
    frontImageId: uuid.optional(),
    backImageId: uuid.optional(),
    isDefault: z.boolean().default(false),
    hasConsented: z
      .literal(true)
      .meta({ description: 'The shopper consents to the processing of this data for customs' }),
  })
  .meta({ id: 'PersonalIdInput' });
export type PersonalIdInput = z.input<typeof personalIdInput>;

/** Absent fields are unchanged: clients only have masked values, which they cannot send back. */
export const personalIdChange = personalIdInput
  .omit({ hasConsented: true, isDefault: true })
  .partial()
  .extend({ isDefault: z.literal(true).optional() })
  .meta({ id: 'PersonalIdChange' });
export type PersonalIdChange = z.input<typeof personalIdChange>;

/** The personal ID of a checkout or an order, and whether one is required. */
export const attachedPersonalId = z
  .object({
    personalId: personalId.nullable(),
    isRequired: z.boolean(),
    isImageRequired: z
      .boolean()
      .meta({ description: 'Whether customs require the photos of the card as well' }),
  })
  .meta({ id: 'AttachedPersonalId' });
export type AttachedPersonalId = z.infer<typeof attachedPersonalId>;
