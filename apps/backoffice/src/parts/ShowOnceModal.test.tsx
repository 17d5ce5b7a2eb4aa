import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { press } from '../testing/screen-steps.ts';
import { ShowOnceModal } from './ShowOnceModal.tsx';

const close = vi.fn();
const Secret = () => <ShowOnceModal title="Secret" text="whsec_1" onClose={close} />;
afterEach(() => vi.unstubAllGlobals());

test('copies the secret, and says that it did', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  renderScreen(Secret);
  expect(screen.getByText(/cannot be read again/)).toBeVisible();
  press('Copy');
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('whsec_1');
});

test.each([
  ['forbids it', { writeText: () => Promise.reject(new Error('denied')) }],
  ['has no clipboard', undefined],
])('says how to copy the secret where the browser %s', async (_title, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  renderScreen(Secret, { language: 'zh-CN' });
  press('复制');
  expect(await screen.findByText('浏览器不允许复制，请选中文字后复制')).toBeVisible();
  expect(screen.getByText('whsec_1')).toBeVisible();
});
