import { usePageScroll, useShareAppMessage } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { miniHref } from '@vitrine/platform';
import type { Shop } from '../shop/shop.ts';
import type { Shown } from './use-screen.ts';

interface Card {
  title: string;
  path: string;
  imageUrl?: string;
}

/** What the vendor's menu sends: what the screen has prepared, or its own head. */
export function useSharing({ name }: Screen, shown: Shown, { platform }: Shop): void {
  useShareAppMessage((): Card => {
    if (shown.state !== 'standing') return { title: '', path: miniHref({ route: 'home' }) };
    const { head } = shown.loaded;
    const path = miniHref({ route: name, ...shown.place });
    const prepared = platform.sharing();
    // Another page may have prepared the last one: only this page's own words are sent.
    const own = prepared?.path === head.path ? prepared : undefined;
    const image = own?.miniImage ?? own?.image ?? head.image;
    return {
      title: own?.title ?? head.title,
      path: own?.miniPath ?? path,
      ...(image && { imageUrl: platform.media(image) }),
    };
  });
  usePageScroll(() => platform.viewport.scrolled());
}
