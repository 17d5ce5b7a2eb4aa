import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazyModule.tsx';
import { Boundary } from './page/Boundary.tsx';

const props = { fields: {} as never, data: undefined, now: 0 };
const Coats = () => <p>coats</p>;
const definition = { code: 'coats', isVisible: () => false };
const chunk = async () => [{ definition }, { View: Coats }] as const;

const framed = (View: ReturnType<typeof lazyModule>['View']) => (
  <Suspense fallback="waiting">
    <View {...props} />
  </Suspense>
);

test('a view whose chunk is there is drawn at once, in place', async () => {
  const { View, preload } = lazyModule('coats', chunk);
  await preload();
  expect(renderToString(framed(View))).toContain('<p>coats</p>');
});

test('a view whose chunk is not there yet is waited for, and fetched once', async () => {
  const load = vi.fn(chunk);
  const { View, preload } = lazyModule('coats', load);
  await act(async () => {
    render(framed(View));
  });
  await preload();
  expect(screen.getByText('coats')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('of a type whose chunk is not there yet, only its code is known', async () => {
  const module = lazyModule('coats', chunk);
  expect(module.definition).toEqual({ code: 'coats' });
  await module.preload();
  expect(module.definition).toBe(definition);
});

test('a chunk that cannot be had breaks its own view, and may be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(chunk).mockRejectedValueOnce(new Error('offline'));
  const { View, preload } = lazyModule('coats', load);
  const onError = vi.fn();
  await act(async () => {
    render(<Boundary onError={onError}>{framed(View)}</Boundary>);
  });
  expect(onError).toHaveBeenCalled();
  await preload();
  expect(renderToString(framed(View))).toContain('coats');
  vi.restoreAllMocks();
});
