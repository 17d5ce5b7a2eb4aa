import { getBackofficeUrl } from '../operators/backoffice-url.ts';
import type { OperatorDeps } from '../operators/deps.ts';

/** For whom passkeys are made: the host of the back office, on pages of its origin only. */
export function getRelyingParty(
  settings: Pick<OperatorDeps['settings'], 'publicUrl' | 'backofficeUrl' | 'port'>,
) {
  const { hostname, host, origin } = new URL(getBackofficeUrl(settings));
  return { id: hostname, name: host, origin };
}
