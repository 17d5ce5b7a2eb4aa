import { z } from 'zod';
import { queryInt } from '../../entities/common.ts';
import { catalogueName } from './catalogue-data.ts';

const MAX_ID = 999_999;
const MAX_PRIORITY = 10_000;

export const labelParams = z.object({ id: queryInt(1, MAX_ID) });
export const labelInput = z.object({
  name: catalogueName,
  priority: z.int().min(0).max(MAX_PRIORITY),
});
export const usedLabel = z
  .object({
    id: z.int(),
    name: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
    priority: z.int(),
    products: z.int().meta({ description: 'How many products have it' }),
  })
  .meta({ id: 'UsedLabel' });
export type UsedLabel = z.infer<typeof usedLabel>;
