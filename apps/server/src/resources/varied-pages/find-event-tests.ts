import { type Arm, findLanguage, type Language, type VisitorBucket } from '@vitrine/kit';
import { getMiniPath } from '@vitrine/platform/routes';
import { matchWebPath } from '@vitrine/platform/urls';
import type { VariedPages } from './varied-pages.ts';

interface EventVisitor {
  readonly bucket: VisitorBucket | undefined;
  readonly language: Language;
}

type Screen = Parameters<VariedPages['listCodes']>[0] & { readonly language?: Language };

/** Finds the screen of the URL that an event names: of the web, or of a mini-program. */
function findScreen(pageUrl: string): Screen | undefined {
  const url = URL.parse(pageUrl, 'http://any');
  if (!url) return undefined;
  const query = Object.fromEntries(url.searchParams);
  const { pathname } = url;
  if (pathname === getMiniPath('home')) return { route: 'home', params: {}, query };
  if (pathname === getMiniPath('content'))
    return { route: 'content', params: query.id ? { id: query.id } : {}, query };
  const match = matchWebPath(pathname);
  return match ? { ...match, query } : undefined;
}

/**
 * What running tests showed on the page of an event to its visitor, by the id of the test. Null where nothing is tested,
 * for bots and for previews of drafts, so that none of them is counted.
 */
export function findEventTests(
  pages: VariedPages,
  pageUrl: unknown,
  { bucket, language }: EventVisitor,
): Record<string, Arm> | null {
  if (pages.goals.size === 0 || !bucket || typeof pageUrl !== 'string') return null;
  const screen = findScreen(pageUrl);
  const { env = 'production' } = screen?.query ?? {};
  if (!screen || env !== 'production') return null;
  const { arms } = pages.findTraits(pages.listCodes(screen), {
    ...{ bucket, platform: 'web', now: 0 },
    language: findLanguage(screen.query.language) ?? screen.language ?? language,
  });
  return arms.length > 0 ? Object.fromEntries(arms.map(({ testId, arm }) => [testId, arm])) : null;
}
