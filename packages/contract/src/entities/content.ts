import { z } from 'zod';
import { codeId } from './common.ts';

/** One module of a page as it travels: which type it is, and the fields of that type. */
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
  .meta({ id: 'ContentMap', description: 'Each content id with its modules, in order' });

/** Words and links of the shop that no page owns: its name, slogan, footer, service promises. */
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

export const appConfiguration = z
  .object({
    app: z.string(),
    environment: z.string(),
    toggles: z.record(z.string(), z.boolean()),
    configuration: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AppConfiguration' });
