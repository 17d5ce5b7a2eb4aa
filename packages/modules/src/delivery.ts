import type { z } from 'zod';
import type { PictureFields } from './fields/picture.ts';

/** A stored image of the shop: its size and the URL of every width. */
export interface ImageVariants {
  width: number;
  height: number;
  images: { url: string; size: number; position?: string }[];
}

/** Which markup an HTML field may contain: rich text only, or layout too. */
export type HtmlKind = 'text' | 'layout';

export interface DeliveryTools {
  findImage(key: string): ImageVariants | undefined;
  cleanHtml(html: string, kind: HtmlKind): string;
}

type Replacer = (schema: z.core.$ZodType, value: unknown) => unknown;

/** Walks parsed fields along their schema and lets `replace` change every value. */
function walk(schema: z.core.$ZodType, value: unknown, replace: Replacer): unknown {
  if (value === undefined || value === null) return value;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(value).map(([name, field]) => {
        const inner = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
        return [name, inner ? walk(inner, field, replace) : field];
      });
      return replace(schema, Object.fromEntries(fields));
    }
    case 'array':
      return replace(
        schema,
        (value as unknown[]).map((item) => walk(def.element, item, replace)),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return replace(schema, walk(def.innerType, value, replace));
    default:
      return replace(schema, value);
  }
}

type FieldCallback = (schema: z.core.$ZodType, value: unknown, path: readonly string[]) => void;

/** Walks parsed fields along their schema and shows every value with its path. */
export function forEachField(
  schema: z.core.$ZodType,
  value: unknown,
  callback: FieldCallback,
  path: readonly string[] = [],
): void {
  if (value === undefined || value === null) return;
  callback(schema, value, path);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    for (const [name, inner] of Object.entries(def.shape))
      forEachField(inner, (value as Record<string, unknown>)[name], callback, [...path, name]);
  else if (def.type === 'array')
    for (const [index, item] of (value as unknown[]).entries())
      forEachField(def.element, item, callback, [...path, String(index)]);
  else if ('innerType' in def) forEachField(def.innerType, value, callback, path);
}

function resolvePicture(picture: PictureFields, tools: DeliveryTools): PictureFields {
  const variants = picture.key === undefined ? undefined : tools.findImage(picture.key);
  if (!variants) return picture;
  const source = variants.images.at(-1)?.url;
  return source === undefined ? picture : { ...picture, ...variants, source };
}

/**
 * Prepares parsed fields for delivery: pictures given by key get their source, size and widths, and
 * rich text is cleaned. The schema's metadata says which fields these are.
 */
export function deliver<T>(schema: z.ZodType<T>, fields: T, tools: DeliveryTools): T {
  const delivered = walk(schema, fields, (part, value) => {
    const meta = (part as z.ZodType).meta?.();
    if (meta?.asset === 'image') return resolvePicture(value as PictureFields, tools);
    if (meta?.html) return tools.cleanHtml(value as string, meta.html as HtmlKind);
    return value;
  });
  return delivered as T;
}
