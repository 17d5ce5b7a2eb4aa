import type { OperatorDeps } from '../operators/deps.ts';
import { getShopUrl } from '../operators/shop-url.ts';

/** For whom passkeys are made: the host of the shop, on pages of its origin only. */
export function getRelyingParty(settings: Pick<OperatorDeps['settings'], 'publicUrl' | 'port'>) {
  const { hostname, host, origin } = new URL(getShopUrl(settings));
  return { id: hostname, name: host, origin };
}
