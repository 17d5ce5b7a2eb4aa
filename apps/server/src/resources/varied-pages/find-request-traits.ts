import { findLanguage } from '@vitrine/kit';
import { isInProcessRequest } from '../../http/local-transport.ts';
import type { FindTraits } from '../../http/serve.ts';
import { readVisitor } from '../../http/visitor.ts';
import { NO_TRAITS, parseTraits, TRAITS_HEADER } from '../../http/visitor-traits.ts';
import type { Settings } from '../../settings.ts';
import type { LiveVariedPages } from './open-varied-pages.ts';

interface Deps {
  readonly variedPages: Pick<LiveVariedPages, 'current'>;
  readonly settings: Pick<Settings, 'publicUrl'>;
  readonly now: () => number;
}

/** The only call whose answer differs between visitors without naming them. */
const CALL = 'searchContents';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Finds what the visitor of a call for content sees differently. The renderer of pages says so itself, because
 * it renders for all visitors of a kind; no other caller is believed.
 */
export const createTraitsFinder =
  ({ variedPages, settings, now }: Deps): FindTraits =>
  (name, request, locale) => {
    if (name !== CALL) return NO_TRAITS;
    if (isInProcessRequest(request)) return parseTraits(readText(request.headers[TRAITS_HEADER]));
    const pages = variedPages.current();
    if (!pages.hasAny) return NO_TRAITS;
    const { codes, 'target-language': language } = request.query as Record<string, unknown>;
    return pages.findTraits(readText(codes).split(','), {
      ...readVisitor(request.headers, settings),
      language: findLanguage(readText(language)) ?? locale.language,
      now: now(),
    });
  };
