import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from './describe-schema.ts';
import { createInitial, toRequestValue } from './form-values.ts';

const text = z.object({ 'zh-CN': z.string().default(''), 'en-US': z.string().default('') });
const schema = z.object({
  type: z.literal('plan'),
  name: text,
  note: text.optional(),
  amount: z.int().min(1).max(9),
  limit: z.int().nullable().default(null),
  tags: z.array(z.string()).optional(),
  steps: z.array(z.object({ id: z.string() })).min(1),
  scope: z
    .object({ ids: z.array(z.string()).optional() })
    .nullable()
    .default(null),
  offer: z.discriminatedUnion('type', [
    z.object({ type: z.literal('off'), value: z.int() }),
    z.object({ type: z.literal('free') }),
  ]),
  kind: z.enum(['a', 'b']),
  at: z.iso.datetime(),
});
const node = describeSchema(schema);
const both = { 'zh-CN': '', 'en-US': '' };
const always = () => true;

test.each([
  ['type', 'fixed'],
  ['name', 'localised'],
  ['amount', 'number'],
  ['steps', 'list'],
  ['scope', 'group'],
  ['offer', 'union'],
  ['kind', 'choice'],
  ['at', 'time'],
])('describes %s as %s', (name, kind) => {
  expect(node.children.find((child) => child.name === name)?.kind).toBe(kind);
});

it('begins a form with the defaults of the schema', () => {
  expect(createInitial(node)).toMatchObject({
    type: 'plan',
    name: both,
    limit: null,
    steps: [{}],
    scope: null,
    offer: { type: 'off' },
  });
});

describe('a request', () => {
  it.each([
    [{ amount: 3 }, { amount: 3 }],
    [{ limit: undefined }, { limit: null }],
    [{ scope: { ids: [] } }, { scope: null }],
    [{ scope: { ids: ['1'] } }, { scope: { ids: ['1'] } }],
    [{ offer: { type: 'free', value: 3 } }, { offer: { type: 'free' } }],
    [{ note: { 'zh-CN': '', 'en-US': 'x' } }, { note: { 'zh-CN': '', 'en-US': 'x' } }],
  ])('of %j has %j', (values, expected) => {
    expect(toRequestValue(node, values, always)).toMatchObject(expected);
  });

  it('leaves out what is empty and may be absent', () => {
    const request = toRequestValue(node, { tags: [], note: both }, always);
    expect(request).not.toHaveProperty('tags');
    expect(request).not.toHaveProperty('note');
  });

  it('resets a field that is not shown', () => {
    const isShown = (path: readonly string[]) => path.at(-1) !== 'limit';
    expect(toRequestValue(node, { limit: 5 }, isShown)).toMatchObject({ limit: null });
  });
});
