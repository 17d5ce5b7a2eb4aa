import type { BlockUse } from '@vitrine/contract/admin';
import { describe, expect, it } from 'vitest';
import { listDraftPages, listShownPages, listUsesOf } from './useBlockUses.ts';

const use = (
  type: BlockUse['type'],
  page: string,
  language: string | null = 'zh-CN',
): BlockUse => ({
  ...{ type, page, language, name: page },
  ...{ country: null, gender: null, benefit: null, draftId: null },
});

describe('the pages that use a block', () => {
  const uses = [
    use('live', 'spring'),
    use('draft', 'spring'),
    use('upcoming', 'summer'),
    use('draft', 'autumn'),
    use('template', '4', null),
  ];

  it('are those on which shoppers see it, now or later, each once', () =>
    expect(listShownPages([...uses, use('live', 'spring', 'en-US')])).toEqual([
      'spring',
      'summer',
    ]));

  it('are others when only a draft uses it', () =>
    expect(listDraftPages(uses)).toEqual(['autumn']));
});

it.each([
  [['zh-CN', 'en-US'], ['a']],
  [['zh-CN'], ['a', 'b']],
])('published in %j, its Chinese is read on the pages %j', (languages, pages) => {
  const block = { uses: [use('live', 'a'), use('live', 'b', 'en-US')], languages };
  const found = listUsesOf(block as Parameters<typeof listUsesOf>[0], 'zh-CN');
  expect(found.map(({ page }) => page)).toEqual(pages);
});
