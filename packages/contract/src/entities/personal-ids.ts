import { asResidentId } from '@vitrine/kit';
import { z } from 'zod';
import { personName } from './addresses.ts';
import { uuid } from './common.ts';

/** Where customs stand with a personal ID: what is missing, what is looked at, what came of it. */
export const clearanceStatus = z.enum(['incomplete', 'checking', 'passed', 'failed']);
export type ClearanceStatus = z.infer<typeof clearanceStatus>;

/** Why a check failed. */
export const clearanceReason = z.enum(['unknown-number', 'name-mismatch', 'unclear-images']);
export type ClearanceReason = z.infer<typeof clearanceReason>;

/** How much of a person has been confirmed: nothing, name and number, or the photos as well. */
export const verifyLevel = z.enum(['none', 'number', 'images']);
export type VerifyLevel = z.infer<typeof verifyLevel>;

/** What the shopper is asked to do. */
export const pidAlert = z.enum(['none', 'images-needed', 'check-failed']);

export const personalIdClearance = z
  .object({
    status: clearanceStatus,
    reason: clearanceReason.nullable(),
    message: z.string().nullable().meta({ description: "Why, in the caller's language" }),
    verifyLevel,
    alertType: pidAlert,
    checkedAt: z.string().nullable(),
  })
  .meta({ id: 'PersonalIdClearance' });
export type PersonalIdClearance = z.infer<typeof personalIdClearance>;

/** A person as customs want to know them. The name and the number never leave the shop unmasked. */
export const personalId = z
  .object({
    id: uuid,
    maskedName: z.string().meta({ example: '林**' }),
    maskedIdNumber: z.string().meta({ example: '3****************4' }),
    frontImageId: uuid.nullable(),
    backImageId: uuid.nullable(),
    hasImage: z.boolean().meta({ description: 'The side with the portrait is there' }),
    isDefault: z.boolean(),
    clearanceStatus,
    verifyLevel,
    alertType: pidAlert,
  })
  .meta({ id: 'PersonalId' });
export type PersonalId = z.infer<typeof personalId>;

const idNumber = z
  .string()
  .max(40)
  .transform(asResidentId)
  .meta({ description: 'Of a resident identity card: 18 characters' });

export const personalIdInput = z
  .object({
    name: personName,
    idNumber,
    frontImageId: uuid.optional(),
    backImageId: uuid.optional(),
    isDefault: z.boolean().default(false),
    hasConsented: z
      .literal(true)
      .meta({ description: 'The shopper agrees that the shop handles this for customs' }),
  })
  .meta({ id: 'PersonalIdInput' });
export type PersonalIdInput = z.input<typeof personalIdInput>;

/** What is absent stays as it is: an owner sees only masks, so nobody sends back what they read. */
export const personalIdChange = personalIdInput
  .omit({ hasConsented: true, isDefault: true })
  .partial()
  .extend({ isDefault: z.literal(true).optional() })
  .meta({ id: 'PersonalIdChange' });
export type PersonalIdChange = z.input<typeof personalIdChange>;

/** The personal ID of a checkout or an order, and whether there has to be one. */
export const boundPersonalId = z
  .object({
    personalId: personalId.nullable(),
    isRequired: z.boolean(),
    isImageRequired: z
      .boolean()
      .meta({ description: 'Customs want the photos of the card as well' }),
  })
  .meta({ id: 'BoundPersonalId' });
export type BoundPersonalId = z.infer<typeof boundPersonalId>;
