import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draft } from '../../testing/page-fixtures.ts';
import { renderStudio } from '../../testing/renderStudio.tsx';
import { fill, getField } from '../../testing/screen-steps.ts';
import { PageSettings } from './PageSettings.tsx';

const text = (id: string, anchorLink?: string) => ({
  ...{ id, code: 'text', fields: { content: id, ...(anchorLink ? { anchorLink } : {}) } },
});
const entries = [text('a', '新作'), text('b'), text('c', '礼物')];
type Options = Parameters<typeof renderStudio>[1];
const show = (options: Options = {}) => renderStudio(<PageSettings />, { entries, ...options });
const listTabs = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[id^=tab-]')].map(({ value }) => value);
const fillTab = (place: number, value: string) => {
  const input = document.querySelectorAll<HTMLInputElement>('input[id^=tab-]')[place];
  fill(/./, value, input?.closest('.ant-form-item') as HTMLElement);
};

test('lists the tabs in the order of the page, and renames one', async () => {
  const { readPage } = show();
  await waitFor(() => expect(listTabs()).toEqual(['新作', '礼物']));
  fillTab(1, '送礼');
  await waitFor(() =>
    expect(readPage().entries.map(({ fields }) => fields.anchorLink)).toEqual([
      ...['新作', undefined, '送礼'],
    ]),
  );
});

test('a tab whose text was deleted keeps its field, to type another', async () => {
  const { readPage } = show();
  await waitFor(() => expect(listTabs()).toHaveLength(2));
  fillTab(0, '');
  await waitFor(() => expect(readPage().entries[0]?.fields.anchorLink).toBeUndefined());
  expect(listTabs()).toEqual(['', '礼物']);
  fillTab(0, '大衣');
  await waitFor(() => expect(readPage().entries[0]?.fields.anchorLink).toBe('大衣'));
});

test('says for whom the draft is', async () => {
  show({ language: 'zh-CN' });
  expect(await screen.findByText('中文')).toBeInTheDocument();
});

test('a block has a title and no sharing, audience or tabs', async () => {
  show({ studio: { draft: { ...draft, isBlock: true, entries: [], problems: [] } } });
  await waitFor(() => expect(getField('Title of the page')).toBeEnabled());
  expect(screen.queryByText('Sharing')).toBeNull();
  expect(listTabs()).toEqual([]);
});

test('those who only read change nothing', async () => {
  show({ studio: { canWrite: false } });
  await waitFor(() => expect(listTabs()).toHaveLength(2));
  for (const input of document.querySelectorAll('input')) expect(input).toBeDisabled();
  expect(screen.getByText('Add share info').closest('button')).toBeDisabled();
});
