import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@vitrine/kit';
import { parseAppVersion } from '@vitrine/platform/app-version';
import { hasNativeTabs } from '@vitrine/platform/native-tabs';
import { detectPlatform, type PlatformName } from '@vitrine/platform/platform-names';
import { NO_TRAITS, type VisitorTraits } from '../http/visitor-traits.ts';
import { createPageKey, type PageVariant, pickPageQuery } from './page-key.ts';
import { resolveCountry, resolveLanguage } from './resolve-locale.ts';

/** A page request without anything personal. */
export interface PageRequest extends PageVariant {
  key: string;
  path: string;
  query: Readonly<Record<string, string>>;
  origin: string;
}

/** A page as the visitor has asked for it. */
export interface AskedPage {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly platform: PlatformName;
}

/** Reads only what a page depends on from a request. */
export function readPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  origin: string,
  findTraits: (page: AskedPage) => VisitorTraits = () => NO_TRAITS,
): PageRequest | { redirect: string } {
  // The target of a request may be a whole URL.
  const absolute = url.startsWith('/') ? `http://any${url}` : url;
  const { pathname: path, searchParams } = URL.parse(absolute) ?? new URL('http://any/');
  const resolved = resolveLanguage(path, searchParams, headers.cookie);
  if ('redirect' in resolved) return resolved;
  const { language } = resolved;
  const userAgent = headers['user-agent'] ?? '';
  const platform = detectPlatform(userAgent, searchParams.get('platform'));
  const version = searchParams.get('appVersion') ?? parseAppVersion(userAgent);
  const query = pickPageQuery(path, searchParams);
  const variant: PageVariant = {
    ...{ language, platform },
    hasNativeTabs: hasNativeTabs(platform, version),
    country: resolveCountry(searchParams, headers.cookie),
    traits: findTraits({ path, query, language, platform }),
  };
  return { key: createPageKey(origin + path, query, variant), path, query, ...variant, origin };
}
