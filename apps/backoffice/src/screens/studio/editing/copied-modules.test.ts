import { expect, it } from 'vitest';
import { readModules, writeModules } from './copied-modules.ts';

const modules = [
  { id: 'a', code: 'text', fields: { content: '<p>春</p>', 'b"': [1, null, { c: '' }] } },
  { id: 'b', code: 'singleImage', fields: {} },
];

it('reads what it has written, without the ids of the page', () => {
  const text = writeModules(modules);
  expect(text).not.toContain('"id"');
  expect(readModules(text)).toEqual({
    modules: modules.map(({ code, fields }) => ({ code, fields })),
  });
});

it.each([
  ['', 'no-modules'],
  ['春天', 'no-modules'],
  ['null', 'no-modules'],
  ['{"kind":"vitrine-modules"}', 'no-modules'],
  ['{"kind":"vitrine-modules","modules":[]}', 'no-modules'],
  ['{"kind":"other","modules":[{"code":"text","fields":{}}]}', 'no-modules'],
  ['{"kind":"vitrine-modules","modules":[{"code":"text","fields":[]}]}', 'no-modules'],
  ['{"kind":"vitrine-modules","modules":[{"code":"hologram","fields":{}}]}', 'unknown-module'],
  ['{"kind":"vitrine-modules","modules":[{"code":"__proto__","fields":{}}]}', 'unknown-module'],
])('refuses %s', (text, reason) => {
  expect(readModules(text)).toMatchObject({ reason });
});

it('refuses more modules than a page has', () => {
  const many = Array.from({ length: 301 }, () => ({ code: 'text', fields: {} }));
  expect(readModules(writeModules(many))).toEqual({ reason: 'no-modules' });
});
