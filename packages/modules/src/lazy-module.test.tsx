import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.tsx';
import { ModuleErrorBoundary } from './page/ModuleErrorBoundary.tsx';

const props = { fields: {} as never, data: undefined, now: 0 };
const Coats = () => <p>coats</p>;
const definition = { code: 'coats', isVisible: () => false };
const chunk = async () => [{ definition }, { View: Coats }] as const;

const suspended = (View: ReturnType<typeof lazyModule>['View']) => (
  <Suspense fallback="waiting">
    <View {...props} />
  </Suspense>
);

test('renders a view synchronously once its chunk is loaded', async () => {
  const { View, preload } = lazyModule('coats', chunk);
  await preload();
  expect(renderToString(suspended(View))).toContain('<p>coats</p>');
});

test('suspends until the chunk is loaded, and fetches it once', async () => {
  const load = vi.fn(chunk);
  const { View, preload } = lazyModule('coats', load);
  await act(async () => {
    render(suspended(View));
  });
  await preload();
  expect(screen.getByText('coats')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('knows only the code of a type before its chunk is loaded', async () => {
  const module = lazyModule('coats', chunk);
  expect(module.definition).toEqual({ code: 'coats' });
  await module.preload();
  expect(module.definition).toBe(definition);
});

test('throws in the view when the chunk cannot be loaded, and can be preloaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(chunk).mockRejectedValueOnce(new Error('offline'));
  const { View, preload } = lazyModule('coats', load);
  const onError = vi.fn();
  await act(async () => {
    render(<ModuleErrorBoundary onError={onError}>{suspended(View)}</ModuleErrorBoundary>);
  });
  expect(onError).toHaveBeenCalled();
  await preload();
  expect(renderToString(suspended(View))).toContain('coats');
  vi.restoreAllMocks();
});
