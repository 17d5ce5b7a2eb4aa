import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { listCampaignTabs, showsPictures } from './rules.ts';
import { schema } from './schema.ts';

const image = { source: '/images/a/480' };
const parse = (...tabs: object[]) => schema.parse({ tabs }).tabs;
const current = { tabName: '这里', current: true };
const linked = { tabName: '那里', commonLink: { web: '/content/spring' } };
const unlinked = { tabName: '无处' };
const resolve = (link: unknown) => (link ? { url: '/content/spring' } : null);
const names = (...tabs: object[]) =>
  listCampaignTabs(parse(...tabs), resolve).map(({ tab }) => tab.tabName);

test('lists the current page and the pages with a target', () => {
  expect(names(current, linked, unlinked)).toEqual(['这里', '那里']);
});

test.each([
  ['the current page only', [current]],
  ['the current page and one without a target', [current, unlinked]],
  ['no current page and no target', [unlinked, unlinked]],
])('lists no tabs with %s', (_, tabs) => expect(names(...tabs)).toEqual([]));

test('ignores the link of the current page', () => {
  const [first, second] = listCampaignTabs(parse({ ...linked, current: true }, linked), resolve);
  expect([first?.to, second?.to]).toEqual([undefined, { url: '/content/spring' }]);
});

test.each([
  [
    'all tabs have one',
    [
      { ...current, image },
      { ...linked, image },
    ],
    true,
  ],
  ['one tab has none', [{ ...current, image }, linked], false],
  [
    'one image key is unknown',
    [
      { ...current, image },
      { ...linked, image: { key: 'gone' } },
    ],
    false,
  ],
])('decides whether tabs are shown as pictures: %s', (_, tabs, pictures) =>
  expect(Boolean(showsPictures(listCampaignTabs(parse(...tabs), resolve)))).toBe(pictures),
);

test.each([
  [[current], 'web', false],
  [[current, linked], 'web', true],
  [[current, { ...linked, commonLink: { mp: 'pages/no/such' } }], 'web', false],
] as const)('shows the module with %o in %s: %s', (tabs, name, shown) => {
  const fields = schema.parse({ tabs });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0, host: { name } })).toBe(shown);
});
