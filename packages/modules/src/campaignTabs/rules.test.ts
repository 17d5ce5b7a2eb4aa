import { expect, test } from 'vitest';
import { definition } from './definition.ts';
import { inPictures, openTabs } from './rules.ts';
import { schema } from './schema.ts';

const image = { source: '/images/a/480' };
const parse = (...tabs: object[]) => schema.parse({ tabs }).tabs;
const here = { tabName: '这里', current: true };
const there = { tabName: '那里', commonLink: { web: '/content/spring' } };
const nowhere = { tabName: '无处' };
const resolve = (link: unknown) => (link ? { url: '/content/spring' } : null);
const names = (...tabs: object[]) =>
  openTabs(parse(...tabs), resolve).map(({ tab }) => tab.tabName);

test('this page and those that can be reached are tabs', () => {
  expect(names(here, there, nowhere)).toEqual(['这里', '那里']);
});

test.each([
  ['this page alone', [here]],
  ['one that leads nowhere beside it', [here, nowhere]],
  ['none', [nowhere, nowhere]],
])('%s: no tabs', (_, tabs) => expect(names(...tabs)).toEqual([]));

test('the tab of this page leads nowhere, whatever its link says', () => {
  const [first, second] = openTabs(parse({ ...there, current: true }, there), resolve);
  expect([first?.to, second?.to]).toEqual([undefined, { url: '/content/spring' }]);
});

test.each([
  [
    'all have one',
    [
      { ...here, image },
      { ...there, image },
    ],
    true,
  ],
  ['one has none', [{ ...here, image }, there], false],
  [
    'one is not known',
    [
      { ...here, image },
      { ...there, image: { key: 'gone' } },
    ],
    false,
  ],
])('pictures: %s', (_, tabs, pictures) =>
  expect(Boolean(inPictures(openTabs(parse(...tabs), resolve)))).toBe(pictures),
);

test.each([
  [[here], 'web', false],
  [[here, there], 'web', true],
  [[here, { ...there, commonLink: { mp: 'pages/no/such' } }], 'web', false],
] as const)('with %o in %s it is shown: %s', (tabs, name, shown) => {
  const fields = schema.parse({ tabs });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0, host: { name } })).toBe(shown);
});
