import type { Api } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';
import type { RootState, Store } from '@vitrine/state';
import type { ComponentType, ReactNode } from 'react';
import type { LoadContext, Loaded } from './load-types.ts';
import type { PrivateProps } from './shared/private-data/PrivateArea.tsx';
import type { PreloadedData } from './shared/private-data/preloaded-data.ts';
import type { PrivateLoadContext } from './shared/private-data/usePrivateData.ts';

export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

export interface ScreenParts {
  name: RouteName;
  load(context: LoadContext): Promise<Loaded>;
  /** Loads the code that renders what the store holds, before the browser hydrates the page. */
  prepare?(store: Store): Promise<void>;
  /** Identifies the private data; another key shows the skeleton again. Absent: the path parameters. */
  privateKey?(props: ScreenProps, state: RootState): string;
  /** A value that reloads the private data in the background when it changes. */
  watch?(state: RootState): string;
  /** Whether the store already holds what the view shows; its view must not use `data`. */
  isCached?(state: RootState, props: ScreenProps): boolean;
  /** Shown above the skeleton of private data. */
  Lead?: ComponentType;
  /** Surrounds the private part, and is shown before its data has loaded. */
  Layout?: ComponentType<ScreenProps & { children: ReactNode }>;
  View(props: ScreenProps & PrivateProps<unknown>): ReactNode;
}

/** What a host passes to request the data of a page before it is shown. */
export interface PreloadOptions {
  api: Api;
  /** The store of the page that is still shown. */
  store: Store;
  /** A fork of the store with the public data of the new page. */
  fork: { fork: Store; commit(): void };
  /** The page that is still shown. */
  current: ScreenViewProps;
  language: Language;
  now: number;
  signal: AbortSignal;
}

export interface PrivateParts {
  /**
   * Loads the shopper's own data in the browser, once the session is known. Whether a guest has such
   * data too is the `access` of the screen's row.
   */
  loadPrivate(context: PrivateLoadContext, props: ScreenProps): Promise<unknown>;
  /** Runs `loadPrivate`. Only private screens import it, so that public pages do not load its code. */
  PrivateView: ComponentType<ScreenViewProps>;
  /** Runs `loadPrivate` before the page is shown, for a host that still shows the page before it. */
  preloadPrivate(page: ScreenViewProps, options: PreloadOptions): PreloadedData | undefined;
}

export type PublicParts = { [Part in keyof PrivateParts]?: undefined };

/** A screen with its data loading and its view, the same on every host. */
export type Screen = ScreenParts & (PrivateParts | PublicParts);

/** The parts of a screen that render it. */
export type DrawableScreen = Omit<ScreenParts, 'load' | 'prepare'> & (PrivateParts | PublicParts);

export type ScreenViewProps = ScreenProps & {
  screen: DrawableScreen;
  /** The private data of this page, if it was requested before the page is shown. */
  preloaded?: PreloadedData | undefined;
};
