import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';
import type { Store } from '@vitrine/state';
import type { ComponentType } from 'react';

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

/** What a document's head says about a screen. */
export interface Head {
  title: string;
  description?: string;
  /** An absolute or root-relative picture for share cards. */
  image?: string;
  /** The screen's own address without language, for canonical and alternate links. */
  path: string;
  noIndex?: boolean;
  /** Structured data (schema.org), as plain objects. */
  structured?: readonly Record<string, unknown>[];
}

export interface Loaded {
  status: 200 | 404;
  head: Head;
  /** What may arrive after the page stands. Each settles; none throws. */
  late?: Readonly<Record<string, Promise<unknown>>>;
}

export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A screen: how it is loaded, everywhere in the same way, and how it looks. */
export interface Screen {
  name: RouteName;
  load(context: LoadContext): Promise<Loaded>;
  /** Fetches the code of what the store already holds, before a browser takes over a drawn page. */
  prepare?(store: Store): Promise<void>;
  View: ComponentType<ScreenProps>;
}
