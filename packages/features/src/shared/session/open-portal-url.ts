import type { Api } from '@vitrine/client';
import type { Destination, LandingParams } from '@vitrine/platform';

/** Opens the page of a link in the portal. A link that the portal did not make leaves the shopper where they are. */
export async function openPortalUrl(
  api: Api,
  { portal }: LandingParams,
  open: (to: Destination) => void,
): Promise<void> {
  if (!portal) return;
  const decoded = await api.decodePortalUrl({ query: { url: portal } }).catch(() => undefined);
  if (decoded) open({ url: decoded.url });
}
