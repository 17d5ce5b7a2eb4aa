import type { ContentEntry } from '@vitrine/contract';
import type { z } from 'zod';
import { type DeliveryTools, deliver } from './delivery.ts';
import { type FieldFault, findFaults } from './faults.ts';
import { LINKED_BLOCK, linkedBlockSchema } from './linked-block.ts';
import { parseWithRepair } from './repair.ts';
import { schemas } from './schemas.gen.ts';
import { readComponents, unwrapFields } from './wire-fields.ts';

export type ParsedEntry =
  | { ok: true; entry: ContentEntry; dropped: readonly string[] }
  | { ok: false; reason: string };

/** The schema of a module, or of the entry that stands for a linked block. */
export function findSchema(code: string): z.ZodType<Record<string, unknown>> | undefined {
  if (code === LINKED_BLOCK) return linkedBlockSchema;
  return Object.hasOwn(schemas, code) ? schemas[code as keyof typeof schemas] : undefined;
}

/**
 * Parses a stored entry into one that the views can render, without the fields that are invalid (`dropped` says
 * why), or returns the reason why it cannot be rendered at all.
 */
export function parseEntry(raw: unknown): ParsedEntry {
  const entry = (raw ?? {}) as Record<string, unknown>;
  const { id, code } = entry;
  if (typeof code !== 'string' || typeof id !== 'string') {
    return { ok: false, reason: 'an entry must have an id and a code' };
  }
  const schema = findSchema(code);
  if (!schema) return { ok: false, reason: `no module is called ${code}` };
  const parsed = parseWithRepair(schema, unwrapFields(readComponents(schema, entry)));
  if (!parsed.ok) return { ok: false, reason: `${code} ${id}: ${parsed.reason}` };
  const dropped = parsed.dropped.map((fault) => `${code} ${id}: ${fault}`);
  return { ok: true, entry: { id, code, fields: parsed.fields }, dropped };
}

/** Lists everything in a stored entry that its schema does not accept. */
export function findEntryFaults(entry: {
  id: string;
  code: string;
  fields: unknown;
}): FieldFault[] {
  const schema = findSchema(entry.code);
  if (!schema) {
    const message = {
      'zh-CN': `没有名为 ${entry.code} 的模块`,
      'en-US': `no module is called ${entry.code}`,
    };
    return [{ field: '', message }];
  }
  return findFaults(schema, unwrapFields(readComponents(schema, { ...entry })));
}

/** Prepares a parsed entry for delivery: adds picture sources and cleans rich text. */
export function deliverEntry(entry: ContentEntry, tools: DeliveryTools): ContentEntry {
  const schema = findSchema(entry.code);
  return schema ? { ...entry, fields: deliver(schema, entry.fields, tools) } : entry;
}
