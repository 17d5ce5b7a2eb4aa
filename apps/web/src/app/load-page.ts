import { followLate, type LoadContext, type Loaded, type Screen } from '@vitrine/features';
import { matchWeb } from '@vitrine/platform';
import { screens } from '../screens.ts';
import type { Page } from './page.ts';

export interface LoadedPage extends Loaded {
  page: Page;
}

export interface PageTools {
  /** The screen of an address that leads nowhere. */
  notFound(): Promise<{ screen: Screen }>;
}

type Situation = Omit<LoadContext, 'params' | 'query'>;

/** Finds the screen of an address and loads it: the same on the server and in the browser. */
export async function loadPage(
  path: string,
  query: Readonly<Record<string, string>>,
  situation: Situation,
  { notFound }: PageTools,
): Promise<LoadedPage> {
  const match = matchWeb(path);
  const found = match && screens[match.route];
  const { screen } = await (found ?? notFound)();
  const params = match?.params ?? {};
  const loaded = await screen.load({ ...situation, params, query });
  const route = found && match ? { route: match.route } : {};
  // What is missing is named by its own words.
  const title = loaded.status === 404 ? '' : loaded.head.title;
  const late = followLate(loaded.late);
  return { ...loaded, page: { ...route, screen, title, params, query, late } };
}
