import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SearchWords } from './SearchWords.tsx';

const redirect = {
  id: '5',
  words: ['gifts', '礼物'],
  url: '/sale/1',
  name: { 'zh-CN': '礼物指南', 'en-US': 'Gift guide' },
  version: 3,
};
const answers = { listSynonyms: [], listSearchRedirects: [redirect] };

test('adds words that lead to a page', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SearchWords, {
    answers: { ...answers, createSearchRedirect: redirect },
  });
  await user.click(await screen.findByRole('button', { name: 'New redirect' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Words that are typed'), 'gifts,');
  const url = within(dialog).getByLabelText('Page it leads to');
  await user.clear(url);
  await user.type(url, '//other.test');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a path of this shop that starts with one /')).toBeVisible();
  expect(findSent('createSearchRedirect')).toHaveLength(0);
  await user.clear(url);
  await user.type(url, '/sale/1');
  await user.type(within(dialog).getByLabelText('Name that shoppers see · Chinese'), '礼物');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('createSearchRedirect')).toHaveLength(1));
  expect(findSent('createSearchRedirect')[0]?.body).toEqual({
    words: ['gifts'],
    url: '/sale/1',
    name: { 'zh-CN': '礼物', 'en-US': null },
  });
});

test('changes a redirect from the version that was shown', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SearchWords, {
    answers: { ...answers, updateSearchRedirect: redirect },
  });
  expect(await screen.findByText('gifts · 礼物')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSearchRedirect')).toHaveLength(1));
  expect(findSent('updateSearchRedirect')[0]).toMatchObject({
    params: { id: '5' },
    version: '"3"',
    body: { words: ['gifts', '礼物'], url: '/sale/1', name: redirect.name },
  });
});

test('asks before a redirect is deleted', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(SearchWords, {
    answers: { ...answers, deleteSearchRedirect: { done: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', {
    name: /Delete the redirect of "gifts, 礼物"/,
  });
  expect(findSent('deleteSearchRedirect')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(findSent('deleteSearchRedirect')[0]?.params).toEqual({ id: '5' }));
});
