import { LANGUAGES } from '@vitrine/kit';
import { findEntryFaults, parseEntry } from '@vitrine/modules/schemas';
import { describe, expect, it } from 'vitest';
import { cleanDraftEntries } from '../admin-pages/clean-draft.ts';
import { BUILT_IN_TEMPLATES, createTemplateEntries } from './built-in-templates.ts';
import { findPlaceholders } from './find-placeholders.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');

describe.each(BUILT_IN_TEMPLATES.map((template) => [template.id, template] as const))(
  'the template %s',
  (id, template) => {
    const create = (language: (typeof LANGUAGES)[number]) =>
      createTemplateEntries(template, { language, now: NOW });

    it('has an id that no stored template can have', () => expect(id).toMatch(/^[a-z][a-z-]+$/));

    it('has eight to fourteen modules with different ids', () => {
      const ids = template.modules.map((module) => module.id);
      expect(ids.length).toBeGreaterThanOrEqual(8);
      expect(ids.length).toBeLessThanOrEqual(14);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it.each(LANGUAGES)('lacks nothing in %s but the products of a set', (language) => {
      const faults = create(language).flatMap(findEntryFaults);
      expect(faults.filter(({ field }) => field !== 'setId')).toEqual([]);
      for (const { message } of faults) expect(message['en-US']).toBe('is missing');
    });

    it.each(LANGUAGES)('keeps its texts in %s when a draft is saved', (language) => {
      const complete = create(language).filter((entry) => parseEntry(entry).ok);
      const count = (entries: typeof complete) => findPlaceholders(entries).length;
      expect(count(cleanDraftEntries(complete))).toBe(count(complete));
    });

    it('has Chinese texts in no English page', () =>
      expect(JSON.stringify(create('en-US'))).not.toMatch(/\p{Script=Han}/u));

    it('ends its countdowns after it is used', () => {
      for (const { fields } of create('zh-CN'))
        if (typeof fields.endTime === 'string')
          expect(Date.parse(fields.endTime)).toBeGreaterThan(NOW);
    });
  },
);

it('finds what is still of the template, and nothing that was replaced', () => {
  const fields = {
    title: '系列名称',
    kicker: '新品上市',
    image: { key: 'placeholder-4x5', alt: '系列主视觉，竖版' },
    images: [{ image: { key: 'u-9x9-0', alt: '我们的大衣' }, title: 'Name of the collection' }],
  };
  expect(findPlaceholders(fields)).toEqual([
    { kind: 'text', field: 'title', value: '系列名称' },
    { kind: 'picture', field: 'image', value: 'placeholder-4x5' },
    { kind: 'text', field: 'images.0.title', value: 'Name of the collection' },
  ]);
});
