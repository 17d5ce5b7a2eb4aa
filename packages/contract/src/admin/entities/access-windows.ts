import { z } from 'zod';
import { codeId, numericId, utcDateTime } from '../../entities/common.ts';
import { plannedTime } from './managed.ts';
import { version } from './page.ts';

/** Each of them becomes a window of its own. */
export const MAX_WINDOW_PRODUCTS = 50;

export const accessWindowChange = z.object({
  benefitCode: codeId.meta({ description: 'A benefit of the kind early-access' }),
  opensAt: plannedTime.meta({ description: 'When it opens to everyone' }),
});

export const accessWindowInput = accessWindowChange
  .extend({
    productIds: z
      .array(numericId)
      .max(MAX_WINDOW_PRODUCTS)
      .default([])
      .refine((ids) => new Set(ids).size === ids.length, 'must not name a product twice'),
    saleId: numericId.nullable().default(null).meta({ description: 'All products of a sale' }),
  })
  .refine(({ productIds, saleId }) => productIds.length > 0 !== (saleId !== null), {
    path: ['productIds'],
    message: 'must name products or a sale',
  });

export const ACCESS_WINDOW_STATES = ['coming', 'open'] as const;
export const accessWindowState = z.enum(ACCESS_WINDOW_STATES);

/** Products that open to everyone at a time, and earlier to who holds a benefit. */
export const accessWindow = z
  .object({
    id: numericId,
    target: z.object({ kind: z.enum(['product', 'sale']), id: numericId, name: z.string() }),
    benefit: z.object({ code: z.string(), name: z.string() }),
    opensAt: utcDateTime,
    state: accessWindowState,
    early: z
      .array(z.object({ tier: z.string(), hours: z.int(), from: utcDateTime }))
      .meta({ description: 'From when each tier with the benefit enters, the first one first' }),
    version,
  })
  .meta({ id: 'AccessWindow' });
export type AccessWindow = z.infer<typeof accessWindow>;
