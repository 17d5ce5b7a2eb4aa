import { expect, it } from 'vitest';
import { z } from 'zod';
import { adminCalls } from './admin/index.ts';
import { KB, LARGEST_BODY_BYTES, maxBodyBytesOf } from './body-size.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** A character of Chinese in UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** Of a text that a rule bounds, and of one that a pattern bounds: an id, a code, a colour. */
const TEXT_LENGTH = 300;
const CODE_LENGTH = 64;
const NUMBER_LENGTH = 24;
const MAX_DEPTH = 12;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function measureScalar({ type, pattern, format, maxLength }: Json): number {
  if (type === 'string' && (pattern || format)) return 2 + (maxLength ?? CODE_LENGTH);
  if (type === 'string') return 2 + (maxLength ?? TEXT_LENGTH) * BYTES_PER_CHARACTER;
  return type ? NUMBER_LENGTH : Number.POSITIVE_INFINITY;
}

const measureObject = (
  { properties = {}, additionalProperties }: Json,
  inner: (one: Json | boolean) => number,
): number =>
  2 +
  sum(Object.entries(properties).map(([name, value]) => name.length + 4 + inner(value))) +
  (additionalProperties ? Number.POSITIVE_INFINITY : 0);

/** The bytes of the longest JSON text that a schema accepts. */
function measure(schema: Json | boolean | undefined, root: Json, depth = 0): number {
  if (typeof schema !== 'object' || depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  const inner = (one: Json | boolean | undefined) => measure(one, root, depth + 1);
  if (schema.$ref) return inner(root.$defs?.[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(inner));
  if (schema.type === 'array')
    return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (inner(schema.items as Json) + 1);
  if (schema.type === 'object') return measureObject(schema, inner);
  return measureScalar(schema);
}

function measureBody({ body }: Call): number {
  if (!body) return 0;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return measure(schema, schema);
}

const all = Object.entries<Call>({ ...calls, ...adminCalls });

it.each(all.filter(([, { body }]) => body))('%s takes every body that it describes', (_, call) => {
  const bytes = measureBody(call);
  // What is described without a bound needs a decision of its own.
  if (bytes === Number.POSITIVE_INFINITY) expect(call.maxBodyBytes).toBeDefined();
  else expect(maxBodyBytesOf(call)).toBeGreaterThanOrEqual(bytes);
});

it.each(all)('%s takes no more than it needs', (_, call) => {
  const limit = maxBodyBytesOf(call);
  expect(limit).toBeLessThanOrEqual(LARGEST_BODY_BYTES);
  // A caller who has not logged in sends little, apart from batches of events and answers.
  if (call.caller === 'operator' || call.maxBodyBytes === undefined) return;
  expect(limit).toBeLessThanOrEqual(Math.max(256 * KB, measureBody(call) + 64 * KB));
});
