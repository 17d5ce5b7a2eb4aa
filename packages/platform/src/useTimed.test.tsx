import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PlatformProvider } from './context.ts';
import { createTestPlatform } from './testing.ts';
import { useTimed } from './useTimed.ts';

const OPENS_AT = Date.parse('2026-03-01T01:00:00Z');
const State = () => <p>{useTimed((now) => (now < OPENS_AT ? 'closed' : 'open'))}</p>;

afterEach(() => vi.useRealTimers());

test('hydrates with the text of the server, and then shows that of now', async () => {
  const app = (
    <PlatformProvider platform={{ ...createTestPlatform(), renderedAt: OPENS_AT - 1_000 }}>
      <State />
    </PlatformProvider>
  );
  vi.setSystemTime(OPENS_AT + 1_000);
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  expect(root.textContent).toBe('closed');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, app, { onRecoverableError }));
  expect(root.textContent).toBe('open');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
