import { useFetch } from '@vitrine/client/react';
import {
  ContentPageView,
  ProductPressContext,
  type ProductPressHandler,
  reloadContentPage,
} from '@vitrine/modules';
import { href, isApp, type ShareContent, type Target, usePlatform } from '@vitrine/platform';
import {
  type ContentPage,
  type RootState,
  readBenefits,
  selectAppLink,
  selectPage,
  selectShopContent,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, ErrorScreen, Spinner, Text } from '@vitrine/ui';
import { useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { lazyPart, loadOnOpen } from '../../../shared/lazy-part/lazy-part.tsx';
import { OutfitBuying } from '../../../shared/outfit/OutfitBuying.tsx';
import { PagePoster } from './PagePoster';
import type { PagePosterProps } from './PagePoster.types.ts';
import styles from './Screen.module.css';

/** Set once the shopper has chosen to stay, so that they are not asked again in this session. */
const STAY_ON_WEB_KEY = 'staysOnWeb';

/** On the plain web, pressing a product first offers the app; the shopper can always stay on the web. */
function useAppInvitation() {
  const { name, navigation, storage } = usePlatform();
  const hasApp = useSelector(selectAppLink) !== '';
  const [product, setProduct] = useState<Target>();

  const onProductPress: ProductPressHandler = ({ id }, event) => {
    if (name !== 'web' || !hasApp || storage.session.get(STAY_ON_WEB_KEY)) return;
    event.preventDefault();
    setProduct({ route: 'product', params: { id } });
  };

  return {
    onProductPress,
    open: product !== undefined,
    dismiss: () => setProduct(undefined),
    product,
    stay: () => {
      storage.session.set(STAY_ON_WEB_KEY, 'yes');
      setProduct(undefined);
      if (product) navigation.go(product);
    },
  };
}

/** Tells the host that the page is loaded and what its share menu sends; returns that content. */
function useShare(id: string, page: ContentPage | undefined): ShareContent | undefined {
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

const PreviewBar = lazyPart(() => import('./PreviewBar.tsx').then((part) => part.PreviewBar));
const AppSheet = loadOnOpen(() => import('./AppSheet.tsx').then((part) => part.AppSheet));

/** In the app nothing is shown, because the app has a spinner of its own. */
function PageSpinner() {
  const { name } = usePlatform();
  return isApp(name) ? null : <Spinner fullScreen />;
}

/**
 * Loads the page again when the benefits of the shopper become known: its document is the same for
 * everybody, and some pages are for the holders of a benefit.
 */
function usePageOfBenefits(id: string, query: ScreenProps['query']): void {
  const store = useStore();
  const { language } = usePlatform();
  const benefits = useSelector(readBenefits).join();
  const [loadedFor] = useState(benefits);
  useFetch(
    benefits === loadedFor ? undefined : id + benefits,
    (api) => reloadContentPage(id, { api, store, language, query, now: Date.now() }),
    () => undefined,
  );
}

function ReadyPage({ id, shareContent }: PagePosterProps) {
  const invitation = useAppInvitation();
  return (
    <ProductPressContext.Provider value={invitation.onProductPress}>
      <Box className={styles.page}>
        <OutfitBuying>
          <ContentPageView id={id} />
        </OutfitBuying>
        <PagePoster id={id} shareContent={shareContent} />
      </Box>
      <AppSheet {...invitation} />
    </ProductPressContext.Provider>
  );
}

/** A campaign or help page, built from modules by its editors. */
export function ContentScreen({ params, query }: ScreenProps) {
  const id = params.id ?? '';
  const page = useSelector((state: RootState) => selectPage(state, id));
  const shop = useSelector(selectShopContent);
  const shareContent = useShare(id, page);
  usePageOfBenefits(id, query);
  const name = String(shop.name ?? '');
  if (!page || page.status === 'loading') return <PageSpinner />;
  if (page.status === 'ready') {
    const { pageTitle } = page.share;
    return (
      <>
        {page.preview && <PreviewBar preview={page.preview} />}
        <Text as="h1" visuallyHidden className={pageTitle && styles.title}>
          {pageTitle || name}
        </Text>
        <ReadyPage id={id} shareContent={shareContent} />
      </>
    );
  }
  return <ErrorScreen logo={name} />;
}
