import { z } from 'zod';
import { commaList, utcDateTime, uuid } from '../../entities/common.ts';
import { clearanceReason, clearanceStatus, verifyLevel } from '../../entities/personal-ids.ts';
import { pageQuery } from './page.ts';

const MAX_REASON = 300;

export const personalIdReviewQuery = z.object({
  ...pageQuery,
  status: commaList(clearanceStatus).optional(),
});

export const personalIdReview = z
  .object({
    id: uuid,
    maskedName: z.string(),
    maskedIdNumber: z.string(),
    status: clearanceStatus,
    reason: clearanceReason.nullable(),
    verifyLevel,
    hasPhotos: z.boolean(),
    openOrders: z.int().meta({ description: 'Orders on their way that need it' }),
    updatedAt: utcDateTime,
  })
  .meta({ id: 'PersonalIdReview' });
export type PersonalIdReview = z.infer<typeof personalIdReview>;

const photo = z
  .string()
  .nullable()
  .meta({ description: 'A data URL; null when there is no photo' });

export const revealedPersonalId = z
  .object({
    name: z.string(),
    idNumber: z.string(),
    front: photo,
    back: photo,
    updatedAt: utcDateTime,
  })
  .meta({ id: 'RevealedPersonalId' });

export const revealReason = z.string().trim().min(3).max(MAX_REASON);

export const personalIdDecision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), updatedAt: utcDateTime }),
  z.object({ verdict: z.literal('reject'), reason: clearanceReason, updatedAt: utcDateTime }),
]);
