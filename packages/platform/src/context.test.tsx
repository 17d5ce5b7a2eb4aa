import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlatformProvider, useMessages } from './context.ts';
import { createTestPlatform } from './testing.ts';

const words = { 'zh-CN': { hello: '你好' }, 'en-US': { hello: 'Hello' } };
const Greeting = () => <p>{useMessages(words).hello}</p>;

test.each([
  ['zh-CN', '你好'],
  ['en-US', 'Hello'],
] as const)('a screen speaks %s', (language, text) => {
  render(
    <PlatformProvider platform={createTestPlatform({ language })}>
      <Greeting />
    </PlatformProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});

test('a screen outside a platform says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('<PlatformProvider>');
  vi.restoreAllMocks();
});
