import { newUuid } from '@vitrine/kit';
import { entry } from '../shop/entry.ts';
import { log } from '../shop/log.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * Tells the shop that a page is sent on in the messaging app, which says only that its menu asked for the
 * card. Other hosts have no such call. The card never waits for it.
 */
export function tellSharing(
  { api, platform }: Pick<Shop, 'api' | 'platform'>,
  channel: 'friend' | 'timeline',
  pageUrl: string,
): void {
  if (platform.name !== 'minip') return;
  const { correlationId } = entry();
  api
    .trackMessagingSharing({ body: { uuid: newUuid(), channel, pageUrl, correlationId } })
    .catch((cause: unknown) => log('Sharing could not be told', cause));
}
