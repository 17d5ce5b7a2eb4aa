import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { Store } from '@vitrine/state';
import type { Head } from './head.ts';

export interface LoadContext {
  api: Api;
  store: Store;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  language: Language;
  /** Milliseconds since 1970: rules never read the clock themselves. */
  now: number;
  signal?: AbortSignal;
}

export interface Loaded {
  status: 200 | 404;
  head: Head;
  /** Data that may arrive after the page is shown. No promise rejects. */
  deferred?: Readonly<Record<string, Promise<unknown>>>;
}
