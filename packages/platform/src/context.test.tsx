import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlatformProvider, useMessages } from './context.ts';
import { createTestPlatform } from './testing.ts';

const messages = { 'zh-CN': { hello: '你好' }, 'en-US': { hello: 'Hello' } };
const Greeting = () => <p>{useMessages(messages).hello}</p>;

test.each([
  ['zh-CN', '你好'],
  ['en-US', 'Hello'],
] as const)('useMessages returns the messages in %s', (language, text) => {
  render(
    <PlatformProvider platform={createTestPlatform({ language })}>
      <Greeting />
    </PlatformProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});

test('throws and names the missing provider outside a PlatformProvider', () => {
  expect(() => renderToString(<Greeting />)).toThrow('<PlatformProvider>');
});
