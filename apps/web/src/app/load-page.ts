import { type LoadContext, type Loaded, type Screen, trackDeferred } from '@vitrine/features';
import { matchWebPath } from '@vitrine/platform';
import { screens } from '../screens.gen.ts';
import type { Page } from './page.ts';

export interface LoadedPage extends Loaded {
  page: Page;
}

export interface PageFallbacks {
  /** The screen for a URL without a page. */
  notFound(): Promise<{ screen: Screen }>;
}

type LoadSituation = Omit<LoadContext, 'params' | 'query'>;

/** Finds the screen of a URL and loads it, on the server and in the browser. */
export async function loadPage(
  path: string,
  query: Readonly<Record<string, string>>,
  situation: LoadSituation,
  { notFound }: PageFallbacks,
): Promise<LoadedPage> {
  const match = matchWebPath(path);
  const loadScreen = match ? screens[match.route] : notFound;
  const { screen } = await loadScreen();
  const params = match?.params ?? {};
  const loaded = await screen.load({ ...situation, params, query });
  const route = match ? { route: match.route } : {};
  // The page for missing content has a title of its own.
  const title = loaded.status === 404 ? '' : loaded.head.title;
  return {
    ...loaded,
    page: { ...route, screen, title, params, query, deferred: trackDeferred(loaded.deferred) },
  };
}
