import { href, usePlatform } from '@vitrine/platform';
import { type ContentPage, type RootState, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';

/** Tells the host that the page stands, and what its share menu should send. */
export function useShare(id: string, page: ContentPage | undefined): void {
  const { share, bridge, language } = usePlatform();
  const shopName = useSelector((state: RootState) => String(selectShop(state).name ?? ''));
  const info = page?.status === 'ready' ? page.share : undefined;

  useEffect(() => {
    if (!info) return;
    const { pageTitle, shareDesc, momentImageUrl, miniPImageUrl, miniPUrl } = info;
    share.prepare({
      title: pageTitle || shopName,
      path: href({ route: 'content', params: { id } }, language),
      ...(shareDesc && { description: shareDesc }),
      ...(momentImageUrl && { image: momentImageUrl }),
      ...(miniPImageUrl && { miniImage: miniPImageUrl }),
      ...(miniPUrl && { miniPath: miniPUrl }),
    });
    bridge.send({ type: 'contentLoaded', id });
  }, [info, id, share, bridge, language, shopName]);
}
