import { z } from 'zod';
import { codeId, gender, image, numericId } from './common.ts';

export interface CategoryNode {
  id: string;
  name: string;
  image: z.infer<typeof image>[];
  count: number;
  children: CategoryNode[];
}

export const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: numericId,
    name: z.string(),
    image: z.array(image),
    count: z.int(),
    get children() {
      return z.array(categoryNode);
    },
  })
  .meta({ id: 'CategoryNode' });

export const categoryMenu = z
  .object({ women: z.array(categoryNode), men: z.array(categoryNode), kids: z.array(categoryNode) })
  .meta({ id: 'CategoryMenu', description: 'Each tree starts below 141258, 141259 and 141260' });
export type CategoryMenu = z.infer<typeof categoryMenu>;

export const brandEntry = z.object({
  id: numericId,
  name: z.string(),
  initial: z.string().meta({ description: 'A to Z, or #' }),
  count: z.int(),
});
export type BrandEntry = z.infer<typeof brandEntry>;

export const brandMenu = z
  .object({ women: z.array(brandEntry), men: z.array(brandEntry), kids: z.array(brandEntry) })
  .meta({ id: 'BrandMenu' });
export type BrandMenu = z.infer<typeof brandMenu>;

export const productSetReference = z.object({
  id: numericId,
  name: z.string(),
  description: z.string(),
  count: z.int(),
});

const genderHome = z.object({
  contentCode: codeId.meta({ description: 'The content page of this home' }),
  categories: z.array(categoryNode),
  sets: z.array(productSetReference),
});

export const home = z
  .object({ women: genderHome, men: genderHome, kids: genderHome })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof home>;

export const countryState = z.object({ id: numericId, name: z.string(), code: z.string() });
export type CountryState = z.infer<typeof countryState>;

const place = z.object({
  name: z.string().meta({ description: 'In Chinese, as it is written on a parcel' }),
  label: z.string().meta({ description: 'In the language of the request' }),
});
export const city = place.extend({ districts: z.array(place) }).meta({ id: 'City' });
export type City = z.infer<typeof city>;

export const rankingEntry = z
  .object({
    id: numericId,
    name: z.string(),
    gender: gender.nullable(),
    score: z.int().meta({ description: 'Units sold in the last seven days' }),
  })
  .meta({ id: 'RankingEntry' });
