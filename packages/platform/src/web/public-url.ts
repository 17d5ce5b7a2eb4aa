import { PERSONAL_PARAMS } from '../landing/personal-params.ts';

/** The URL of the current page without personal parameters. */
export function getPublicPageUrl(): string {
  if (typeof window === 'undefined') return '';
  const url = new URL(window.location.href);
  for (const name of PERSONAL_PARAMS) url.searchParams.delete(name);
  return url.href;
}
