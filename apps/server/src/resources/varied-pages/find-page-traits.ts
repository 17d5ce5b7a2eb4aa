import { findLanguage, type Language, type VisitorBucket } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform/platform-names';
import { matchWebPath } from '@vitrine/platform/urls';
import { NO_TRAITS, type VisitorTraits } from '../../http/visitor-traits.ts';
import type { VariedPages } from './varied-pages.ts';

/** A page of the web as its visitor has asked for it. */
export interface OpenedPage {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly platform: PlatformName;
  readonly bucket: VisitorBucket | undefined;
}

/** Finds what a visitor sees differently on a page of the web. */
export function findPageTraits(
  pages: VariedPages,
  { path, query, ...visitor }: OpenedPage,
  now: number,
): VisitorTraits {
  const screen = pages.hasAny ? matchWebPath(path) : null;
  if (!screen) return NO_TRAITS;
  // The language of the query counts for content, also under the prefix of another one.
  const language = findLanguage(query.language) ?? visitor.language;
  return pages.findTraits(pages.listCodes({ ...screen, query }), { ...visitor, language, now });
}
