import { sampleOf, schemas } from '@vitrine/modules/schemas';
import { describe, expect, it } from 'vitest';
import { findProblems, MODULE_FIELDS, pruneValue, toContent, toData } from './entries.ts';

const RESERVED = ['id', 'puck', 'editMode', 'children'];

describe.each(Object.entries(schemas))('the module %s', (code, schema) => {
  const field = MODULE_FIELDS[code];

  it('has a name in both languages, and no field that the editor needs itself', () => {
    expect(field?.label['zh-CN']).toMatch(/\p{Script=Han}/u);
    expect(field?.label['en-US']).not.toBe('');
    expect(field?.children.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.toBeOneOf(RESERVED)]),
    );
  });

  const sample = schema.safeParse(sampleOf(schema.meta()).zh);
  it.runIf(sample.success)('is the same page after the editor has opened it', () => {
    const fields = sample.data as Record<string, unknown>;
    const page = { title: '春', entries: [{ id: 'a', code, fields }] };
    const [entry] = toContent(toData(page)).entries;
    expect(schema.parse(entry?.fields)).toEqual(fields);
    expect(findProblems(toData(page).content)).toEqual([]);
  });

  it('changes no more when it is opened again', () => {
    const first = toContent(toData({ title: '春', entries: [{ id: 'a', code, fields: {} }] }));
    expect(toContent(toData(first))).toEqual(first);
  });
});

it.each([
  ['a group of empty fields', { moduleTitle: { title: '', kicker: '' } }, {}],
  [
    'a group with a text',
    { moduleTitle: { title: '春', kicker: '' } },
    { moduleTitle: { title: '春' } },
  ],
  ['an optional link', { commonLink: { web: '' } }, {}],
  ['a switch that is off', { inset: false }, { inset: false }],
  ['a field that the schema lacks', { other: 7 }, { other: 7 }],
])('prunes %s', (_, given, expected) => {
  const field = MODULE_FIELDS.singleImage;
  expect(field && pruneValue(field, given)).toEqual(expected);
});

it('keeps a module of an unknown code as it is, and lists it', () => {
  const page = {
    title: '',
    entries: [{ id: 'a', code: 'hologram', fields: { deep: { text: '' } } }],
  };
  expect(toContent(toData(page))).toEqual(page);
  expect(findProblems(toData(page).content)).toMatchObject([
    { index: 0, code: 'hologram', field: '' },
  ]);
});
