import { z } from 'zod';
import { codeId } from './common.ts';

/** One module of a page: its type, and the fields of that type. */
export const contentEntry = z
  .object({
    id: z.string(),
    code: z.string().meta({ description: 'One of the module types', example: 'productSet' }),
    fields: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ContentEntry' });
export type ContentEntry = z.infer<typeof contentEntry>;

export const contentMap = z
  .record(z.string(), z.array(contentEntry))
  .meta({ id: 'ContentMap', description: 'The modules of each content id, in order' });

/** Texts and links of the shop itself: name, slogan, footer, service promises. */
export const flatContent = z
  .object({ code: codeId, language: z.string(), value: z.record(z.string(), z.unknown()) })
  .meta({ id: 'FlatContent' });

export const banner = z
  .object({
    id: z.string(),
    position: z.string(),
    text: z.string(),
    link: z.string().nullable(),
    image: z.string().nullable(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof banner>;

export const appConfiguration = z
  .object({
    app: z.string(),
    environment: z.string(),
    toggles: z.record(z.string(), z.boolean()),
    configuration: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AppConfiguration' });
