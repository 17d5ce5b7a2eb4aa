import { z } from 'zod';
import { codeId, gender, image, utcDateTime, uuid } from './common.ts';
import { productSummary } from './products.ts';

export const dayOutfit = z
  .object({
    id: codeId,
    day: z.iso.date().meta({ description: 'Date in Beijing' }),
    gender,
    title: z.string(),
    description: z.string(),
    images: z.array(image),
    products: z.array(productSummary),
  })
  .meta({ id: 'DayOutfit' });
export type DayOutfit = z.infer<typeof dayOutfit>;

export const outfitList = z
  .object({ id: uuid, createdAt: utcDateTime, outfits: z.array(dayOutfit) })
  .meta({ id: 'OutfitList' });
export type OutfitList = z.infer<typeof outfitList>;

export const outfitRequest = z.object({
  gender: gender.default('women'),
  howMany: z.int().min(1).max(20).default(5),
});
