import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { miniHref } from '@vitrine/platform';
import { createMiniShare, type PageShare } from '@vitrine/platform/mini';
import { useState } from 'react';
import type { Shop } from '../shop/shop.ts';
import { reportShare } from './report-share.ts';
import { buildShareCard, buildTimelineCard, formatPageUrl } from './share-card.ts';
import type { ScreenState } from './useScreen.ts';

/** The share content of this page, and the cards that the host's menu sends. */
export function useSharing({ name }: Screen, screenState: ScreenState, shop: Shop): PageShare {
  const { platform } = shop;
  const [share] = useState(createMiniShare);
  const page =
    screenState.state === 'ready'
      ? { route: name, pageParams: screenState.pageParams, head: screenState.loaded.head }
      : undefined;
  useShareAppMessage(() => {
    const card = page
      ? buildShareCard(page, share.getPrepared(), platform.mediaUrl)
      : { title: '', path: miniHref({ route: 'home' }) };
    reportShare(shop, 'friend', card.path);
    return card;
  });
  useShareTimeline(() => {
    if (!page) return {};
    reportShare(shop, 'timeline', formatPageUrl(page));
    return buildTimelineCard(page, share.getPrepared(), platform.mediaUrl);
  });
  return share;
}
