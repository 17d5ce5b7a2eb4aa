import { screen } from '@testing-library/react';
import type { OperatorRole } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { findField } from '../../testing/screen-steps.ts';
import { ItemEditor } from './ItemEditor.tsx';

const banner = {
  id: 'bag',
  position: 'bag',
  gender: null,
  link: '/content/spring',
  imageKey: null,
  text: { 'zh-CN': '免运费', 'en-US': 'Free delivery' },
  sort: 0,
  version: 3,
  startsAt: null,
  endsAt: null,
};

const open = (state: 'paused' | 'running', role: OperatorRole) =>
  renderScreen(ItemEditor, {
    path: '/marketing/:type/:id',
    url: '/marketing/banner/bag',
    role,
    answers: { getBanner: { ...banner, state }, checkBanner: { problems: [] } },
  });
const NEEDED = /need the permission “Publish pages”/;

test('an editor who may not publish prepares a paused banner, and is told who shows it', async () => {
  open('paused', 'content-editor');
  expect(await findField('Text · English')).toBeEnabled();
  expect(screen.getByText(NEEDED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('an editor who may not publish cannot change a banner that is shown', async () => {
  open('running', 'content-editor');
  expect(await findField('Text · English')).toBeDisabled();
  expect(screen.getByText(NEEDED)).toBeVisible();
  for (const name of ['Save', 'Pause', 'Remove', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('who may publish changes and pauses a banner that is shown', async () => {
  open('running', 'content');
  expect(await findField('Text · English')).toBeEnabled();
  expect(screen.queryByText(NEEDED)).toBeNull();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});
