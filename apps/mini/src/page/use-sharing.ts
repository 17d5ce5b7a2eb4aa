import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { miniHref } from '@vitrine/platform';
import { createMiniShare, type PageShare } from '@vitrine/platform/mini';
import { useState } from 'react';
import type { Shop } from '../shop/shop.ts';
import { addressOf, cardOf, momentOf } from './card.ts';
import { tellSharing } from './tell-sharing.ts';
import type { Shown } from './use-screen.ts';

/** A share of this page's own, and what the vendor's menu sends of it. */
export function useSharing({ name }: Screen, shown: Shown, shop: Shop): PageShare {
  const { platform } = shop;
  const [share] = useState(createMiniShare);
  const page =
    shown.state === 'standing'
      ? { route: name, place: shown.place, head: shown.loaded.head }
      : undefined;
  useShareAppMessage(() => {
    const card = page
      ? cardOf(page, share.prepared(), platform.media)
      : { title: '', path: miniHref({ route: 'home' }) };
    tellSharing(shop, 'friend', card.path);
    return card;
  });
  useShareTimeline(() => {
    if (!page) return {};
    tellSharing(shop, 'timeline', addressOf(page));
    return momentOf(page, share.prepared(), platform.media);
  });
  return share;
}
