import type { Api } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { makeStore } from '@vitrine/state';
import type { LoadContext } from './screen.ts';

/** 2026.11.20, noon in Beijing. */
export const NOON = Date.UTC(2026, 10, 20, 4);

/** What a screen's load is given, with the answers a test is about. */
export const loadContext = (
  answers: Partial<Api>,
  more: Partial<LoadContext> = {},
): LoadContext => ({
  api: fakeApi(answers),
  store: makeStore(),
  params: {},
  query: {},
  language: 'zh-CN',
  now: NOON,
  ...more,
});
