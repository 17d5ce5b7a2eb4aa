import { href, type ShareContent, usePlatform } from '@vitrine/platform';
import { type ContentPage, type RootState, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect, useMemo } from 'react';

/** Tells the host that the page is loaded and what its share menu sends; returns that content. */
export function useShare(id: string, page: ContentPage | undefined): ShareContent | undefined {
  const { share, bridge, language } = usePlatform();
  const shopName = useSelector((state: RootState) => String(selectShopContent(state).name ?? ''));
  const info = page?.status === 'ready' ? page.share : undefined;

  const content = useMemo(() => {
    if (!info) return undefined;
    const { pageTitle, shareDesc, momentImageUrl, miniPImageUrl, miniPUrl } = info;
    return {
      title: pageTitle || shopName,
      path: href({ route: 'content', params: { id } }, language),
      ...(shareDesc && { description: shareDesc }),
      ...(momentImageUrl && { image: momentImageUrl }),
      ...(miniPImageUrl && { miniImage: miniPImageUrl }),
      ...(miniPUrl && { miniPath: miniPUrl }),
    };
  }, [info, id, language, shopName]);

  useEffect(() => {
    if (!content) return;
    share.prepare(content);
    bridge.send({ type: 'contentLoaded', id });
  }, [content, id, share, bridge]);

  return content;
}
