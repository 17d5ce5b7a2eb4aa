import { parseEntry, schemas } from '@vitrine/modules/schemas';
import { describe, expect, it } from 'vitest';
import { createModule, findModuleFaults, MODULE_FIELDS, toContent, toData } from '../entries.ts';
import { MODULE_GROUPS } from './module-groups.ts';
import { createStarterFields } from './starter-fields.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');
/** What an editor has to choose, because it names something of the shop. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  campaignSubscription: ['campaignName'],
  flashSale: ['setId'],
  imageListWithTabs: ['tabs'],
  multiProductsSliding: ['setId'],
  plpNavigation: ['listing'],
  productSet: ['setId'],
  productsWithCTA: ['setId'],
  productsWithTab: ['tabs'],
  relevantProducts: ['productIds'],
  singleImage: ['image'],
  slideProducts: ['setId'],
  video: ['video'],
};

const listed = MODULE_GROUPS.flatMap(({ codes }) => codes);

it('lists every module once in the palette', () => {
  expect([...listed].sort()).toEqual(Object.keys(schemas).sort());
  expect(new Set(listed).size).toBe(listed.length);
});

describe.each(listed)('a new %s', (code) => {
  it.each(['zh-CN', 'en-US'] as const)('is a module, or says what it lacks, in %s', (language) => {
    const fields = createStarterFields(code, language, NOW);
    const module = createModule(code, 'new', fields);
    const faults = findModuleFaults(code, module.props);
    const lacking = [...new Set(faults.map(({ field }) => field.split('.')[0] ?? ''))].sort();
    expect(lacking).toEqual(CHOSEN[code] ?? []);
    expect(faults.every(({ message }) => message['zh-CN'] && message['en-US'])).toBe(true);

    const content = toContent({ root: {}, content: [module] });
    expect(toContent(toData(content))).toEqual(content);
    if (lacking.length === 0)
      expect(parseEntry(content.entries[0])).toMatchObject({ ok: true, dropped: [] });
  });

  it('has only starter fields that its editor can change', () => {
    const names = MODULE_FIELDS[code]?.children.map(({ name }) => name) ?? [];
    expect(names).toEqual(
      expect.arrayContaining(Object.keys(createStarterFields(code, 'zh-CN', NOW))),
    );
  });
});
