import type { z } from 'zod';
import type { Picture } from './fields/picture.ts';

/** What the shop knows about one of its images: its size, and the addresses of every width. */
export interface ImageSet {
  width: number;
  height: number;
  images: { url: string; size: number }[];
}

/** How much a field of markup may hold: words, or words that are laid out. */
export type HtmlKind = 'text' | 'layout';

export interface DeliveryTools {
  imageSet(key: string): ImageSet | undefined;
  cleanHtml(html: string, kind: HtmlKind): string;
}

type Visit = (schema: z.core.$ZodType, value: unknown) => unknown;

/** Goes through parsed fields along their schema and lets `visit` replace any value. */
function walk(schema: z.core.$ZodType, value: unknown, visit: Visit): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(value).map(([name, field]) => {
        const inner = def.shape[name];
        return [name, inner ? walk(inner, field, visit) : field];
      });
      return visit(schema, Object.fromEntries(fields));
    }
    case 'array':
      return visit(
        schema,
        (value as unknown[]).map((item) => walk(def.element, item, visit)),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return visit(schema, walk(def.innerType, value, visit));
    default:
      return visit(schema, value);
  }
}

function withSizes(picture: Picture, { imageSet }: DeliveryTools): Picture {
  const set = picture.key === undefined ? undefined : imageSet(picture.key);
  if (!set) return picture;
  const source = set.images.at(-1)?.url;
  return source === undefined ? picture : { ...picture, ...set, source };
}

/**
 * Makes parsed fields ready to travel: pictures named by key get their source, size and widths, and
 * rich text is cleaned. Which field is which, the schema says.
 */
export function deliver<T>(schema: z.ZodType<T>, fields: T, tools: DeliveryTools): T {
  const delivered = walk(schema, fields, (part, value) => {
    const meta = (part as z.ZodType).meta?.();
    if (meta?.asset === 'image') return withSizes(value as Picture, tools);
    if (meta?.html) return tools.cleanHtml(value as string, meta.html as HtmlKind);
    return value;
  });
  return delivered as T;
}
