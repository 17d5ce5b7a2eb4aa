import { newUuid } from '@vitrine/kit';
import { getClientId } from '@vitrine/platform';
import { selectUserId } from '@vitrine/state';
import { getEntry } from '../shop/entry.ts';
import { log } from '../shop/log.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * Reports to the server that a page is shared in WeChat, which calls this when its menu requests the card.
 * Other hosts have no such call. The card does not wait for the report.
 */
export function reportShare(
  { api, platform, stores }: Shop,
  channel: 'friend' | 'timeline',
  pageUrl: string,
): void {
  if (platform.name !== 'minip') return;
  const { correlationId, landingParams } = getEntry();
  const clientId = getClientId(platform.name, landingParams.isHammer);
  const customerId = selectUserId(stores.shopper.getState());
  api
    .trackMessagingSharing({
      body: { uuid: newUuid(), channel, pageUrl, correlationId, clientId, customerId },
    })
    .catch((cause: unknown) => log('Share report failed', cause));
}
