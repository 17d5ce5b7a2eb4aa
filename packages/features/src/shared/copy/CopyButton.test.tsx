import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@vitrine/kit';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { CopyButton } from './CopyButton.tsx';

const renderButton = (language: Language = 'zh-CN') =>
  renderInShop(
    createLoadContext({}, { language }),
    <CopyButton text="AB-12" subject="code" success="done" />,
  );

test('copies the text with the keyboard and says so', async () => {
  const { platform } = renderButton();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(platform.copied).toEqual(['AB-12']);
  expect(screen.getByText('done')).toBeVisible();
});

test.each([
  ['zh-CN', '复制 code', '没能复制，请手动选取'],
  ['en-US', 'Copy code', 'It could not be copied; please select it by hand'],
] as const)('explains in %s that the text could not be copied', async (language, name, failure) => {
  const { platform } = renderButton(language);
  vi.spyOn(platform.clipboard, 'write').mockResolvedValue(false);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByText('done')).toBeNull();
});
