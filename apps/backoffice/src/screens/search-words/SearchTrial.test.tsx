import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, fill, findDialog, press, readRows } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { SearchWords } from './SearchWords.tsx';

const trial = {
  ...{ redirect: null, correctedKeyword: null, isOtherGender: false, count: 1 },
  terms: [{ typed: 'coat', alsoFound: ['大衣', 'jacket'] }],
  products: [{ id: '11', brand: 'Aldane', name: 'Wool coat', inStock: false }],
} satisfies AdminResponse<'trySearch'>;
const synonyms = [
  { id: '1', words: ['coat', '外套'], alsoFind: ['大衣'], version: 2 },
  { id: '2', words: ['the'], alsoFind: [], version: 1 },
] satisfies AdminResponse<'listSynonyms'>;
const answers = { listSynonyms: synonyms, listSearchRedirects: [], trySearch: trial };
const getSearch = () => screen.getByLabelText('What a shopper types');
const search = (text: string) => {
  fireEvent.change(getSearch(), { target: { value: text } });
  press('Try a search');
};

test('tries a search, and tells which words of the shop found the products', async () => {
  let answer: unknown = trial;
  const { findSent, history } = renderScreen(SearchWords, {
    answers: { ...answers, trySearch: () => answer },
  });
  search('  coat ');
  expect(await screen.findByText('1 product found')).toBeVisible();
  expect(screen.getByText('coat · 大衣 · jacket')).toBeVisible();
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByText('Aldane · Wool coat')).toHaveAttribute('href', '/products/11');
  expect(findSent('trySearch').map(({ query }) => query)).toEqual([{ keyword: 'coat' }]);
  expect(history.at(-1)).toBe('/?keyword=coat');
  answer = { ...trial, redirect: '/sale/1', correctedKeyword: 'gifts', count: 0, products: [] };
  search('gfits');
  expect(await screen.findByText('Leads to /sale/1')).toBeVisible();
  expect(screen.getByText('Corrected to "gifts"')).toBeVisible();
  answer = problemResponse(500, 'internal');
  search('broken');
  expect(await screen.findByText('problem internal')).toBeVisible();
  search('');
  await waitFor(() => expect(screen.queryByText('problem internal')).toBeNull());
});

test('lists synonyms in Chinese to those who only read them', async () => {
  renderScreen(SearchWords, { answers, role: 'read-only', language: 'zh-CN' });
  expect(await screen.findByText('coat · 外套')).toBeVisible();
  expect(readRows(screen.getByText('coat · 外套').closest('table') as HTMLElement)).toEqual([
    ['coat · 外套', '大衣', ''],
    ['the', '忽略', ''],
  ]);
  expect(screen.getByText('还没有搜索跳转')).toBeVisible();
  for (const text of ['新建同义词', '新建跳转', '编辑'])
    expect(screen.queryByText(text)).toBeNull();
});

test('adds a synonym by words with commas, and tries the search of now again', async () => {
  const { findSent } = renderScreen(SearchWords, {
    url: '/?keyword=coat',
    answers: { ...answers, createSynonym: synonyms[0] },
  });
  expect(await screen.findByText('1 product found')).toBeVisible();
  press(/New synonym/);
  const dialog = await findDialog('New synonym');
  press('Save', dialog);
  expect(await within(dialog).findByText('Required')).toBeVisible();
  fill('Words that are typed', 'parka，', dialog);
  fill('Also find', '大衣、coat,', dialog);
  press('Save', dialog);
  await waitFor(() => expect(findSent('createSynonym')).toHaveLength(1));
  expect(findSent('createSynonym')[0]?.body).toEqual({
    words: ['parka'],
    alsoFind: ['大衣', 'coat'],
  });
  await waitFor(() => expect(findSent('trySearch')).toHaveLength(2));
});

test('takes a synonym that another operator has changed as it is now, and deletes one after a question', async () => {
  const updateSynonym = ({ version }: SentCall) =>
    version === '"3"' ? synonyms[0] : problemResponse(412, 'precondition-failed');
  let version = 2;
  const listSynonyms = () => synonyms.map((synonym) => ({ ...synonym, version }));
  const { findSent } = renderScreen(SearchWords, {
    answers: { ...answers, listSynonyms, updateSynonym, deleteSynonym: { done: true } },
  });
  const row = (await screen.findByText('coat · 外套')).closest('tr') as HTMLElement;
  press('Edit', row);
  const dialog = await findDialog('Edit');
  version = 3;
  press('Save', dialog);
  expect(await within(dialog).findByText(/Another operator has just changed this/)).toBeVisible();
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateSynonym').map((call) => call.version)).toEqual(['"2"', '"3"']);
  press('Delete', row);
  await answerDialog('Delete "coat, 外套"?', 'Delete');
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(findSent('deleteSynonym').map(({ params }) => params)).toEqual([{ id: '1' }]);
});
