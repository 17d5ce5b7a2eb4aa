import { PERSONAL } from '../visit/personal.ts';

/** The address of the page that stands, with nothing personal in it. */
export function publicAddress(): string {
  if (typeof window === 'undefined') return '';
  const url = new URL(window.location.href);
  for (const name of PERSONAL) url.searchParams.delete(name);
  return url.href;
}
