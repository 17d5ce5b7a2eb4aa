import type { Api } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { makeStore } from '@vitrine/state';
import type { LoadContext } from './screen.ts';

/** 2026-11-20, noon in China. */
export const NOON = Date.UTC(2026, 10, 20, 4);

/** Creates a context for a screen's `load` with fake API calls. */
export const createLoadContext = (
  api: Partial<Api>,
  more: Partial<LoadContext> = {},
): LoadContext => ({
  api: fakeApi(api),
  store: makeStore(),
  params: {},
  query: {},
  language: 'zh-CN',
  now: NOON,
  ...more,
});
