import { isRecord } from '@vitrine/kit';
import type { z } from 'zod';

type Fields = Record<string, unknown>;

/** The assets of an image by size, such as `{ "480": { "source": "/images/a/480" } }`. */
function unwrapImage({ assets, type: _, ...rest }: Fields): Fields {
  if (!isRecord(assets)) return rest;
  const bySize = Object.entries(assets)
    .map(([size, asset]) => ({
      size: Number(size),
      asset: isRecord(asset) ? asset : { source: asset },
    }))
    .sort((a, b) => a.size - b.size);
  const largest: Fields = bySize.at(-1)?.asset ?? {};
  const { source, width, height } = largest;
  return {
    ...rest,
    source,
    ...(width !== undefined && { width, height }),
    images: bySize.map(({ size, asset }: { size: number; asset: Fields }) => ({
      url: asset.source,
      size,
    })),
  };
}

/** What each type of field contains, by the name of the type. */
const UNWRAP: Readonly<Record<string, (field: Fields) => unknown>> = {
  image: unwrapImage,
  video: ({ type: _, ...video }) => video,
  link: ({ target }) => (typeof target === 'string' ? { web: target } : target),
  html: ({ content }) => content,
  date: ({ utcDate }) => utcDate,
};

/** The field that shows that an object is a wrapper, and not an object with a `type` of its own. */
const EVIDENCE: Readonly<Record<string, string>> = {
  image: 'assets',
  video: 'source',
  link: 'target',
  html: 'content',
  date: 'utcDate',
};

/** A button may have a `link` with the targets of single hosts beside its `commonLink`, which has those of all. */
const unwrapButton = ({ link, ...button }: Fields): Fields =>
  isRecord(link)
    ? { ...button, commonLink: { ...(isRecord(button.commonLink) && button.commonLink), ...link } }
    : button;

/** Replaces each typed wrapper by its content, at any depth. Any other type of wrapper holds a plain value. */
export function unwrapFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapFields);
  if (!isRecord(value)) return value;
  const { type } = value;
  if (typeof type === 'string') {
    const evidence = EVIDENCE[type];
    if (evidence && evidence in value) return unwrapFields(UNWRAP[type]?.(value));
    if (!evidence && 'value' in value) return unwrapFields(value.value);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const content = unwrapFields(field);
      return [name, name === 'ctaButton' && isRecord(content) ? unwrapButton(content) : content];
    }),
  );
}

/** The schema behind defaults and options. */
function getCoreDefinition(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return 'innerType' in def ? getCoreDefinition(def.innerType) : def;
}

/**
 * Reads the nested components of an entry as its fields: a component stands for the field of its code, and
 * several of one code for the items of a list.
 */
export function readComponents(schema: z.ZodType, { fields, components }: Fields): Fields {
  const own = isRecord(fields) ? fields : {};
  if (!Array.isArray(components)) return own;
  const definition = getCoreDefinition(schema);
  const shape = definition.type === 'object' ? definition.shape : {};
  const nested: Fields = {};
  for (const component of components.filter(isRecord)) {
    const { code } = component;
    const field = typeof code === 'string' && Object.hasOwn(shape, code) ? shape[code] : undefined;
    if (typeof code !== 'string' || !field) continue;
    const core = getCoreDefinition(field);
    if (core.type === 'array') {
      const items = (nested[code] as unknown[] | undefined) ?? [];
      nested[code] = [...items, readComponents(core.element as z.ZodType, component)];
    } else nested[code] ??= readComponents(field as z.ZodType, component);
  }
  return { ...nested, ...own };
}
