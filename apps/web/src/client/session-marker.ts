import { isIsolatedPage } from '@vitrine/platform/isolated-page';

/**
 * The cookie that shows scripts that there is a session, whose key they cannot read. Older in-app browsers
 * have no Cookie Store, so `document.cookie` is used.
 */
export const hasSessionMarker = (): boolean =>
  !isIsolatedPage() && /(?:^|;\s*)visitor=/.test(document.cookie);

export function removeSessionMarker(): void {
  if (!isIsolatedPage()) document.cookie = 'visitor=; Max-Age=0; Path=/; SameSite=Lax';
}
