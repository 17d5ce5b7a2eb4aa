import type { ContentEntry } from '@vitrine/contract';
import type { z } from 'zod';
import { type DeliveryTools, deliver } from './delivery.ts';
import { schemas } from './schemas.gen.ts';

export type ParsedEntry = { ok: true; entry: ContentEntry } | { ok: false; reason: string };

const schemaOf = (code: string): z.ZodType<Record<string, unknown>> | undefined =>
  Object.hasOwn(schemas, code) ? schemas[code as keyof typeof schemas] : undefined;

/** An entry as stored becomes one as the views expect it, or a reason why it cannot. */
export function parseEntry(raw: unknown): ParsedEntry {
  const { id, code, fields } = (raw ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || typeof id !== 'string') {
    return { ok: false, reason: 'an entry must have an id and a code' };
  }
  const schema = schemaOf(code);
  if (!schema) return { ok: false, reason: `no module is called ${code}` };
  const parsed = schema.safeParse(fields ?? {});
  if (parsed.success) return { ok: true, entry: { id, code, fields: parsed.data } };
  const [issue] = parsed.error.issues;
  return { ok: false, reason: `${code} ${id}: ${issue?.path.join('.')} ${issue?.message}` };
}

/** A parsed entry as it travels: pictures with their sources, rich text cleaned. */
export function deliverEntry(entry: ContentEntry, tools: DeliveryTools): ContentEntry {
  const schema = schemaOf(entry.code);
  return schema ? { ...entry, fields: deliver(schema, entry.fields, tools) } : entry;
}
