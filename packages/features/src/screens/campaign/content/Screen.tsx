import { ContentPageView, ProductPressContext } from '@vitrine/modules';
import { isApp, usePlatform } from '@vitrine/platform';
import { type RootState, selectPage, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, ErrorScreen, Spinner, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { OutfitBuying } from '../../../shared/outfit/OutfitBuying.tsx';
import { AppPrompt } from './AppPrompt';
import { PagePoster } from './PagePoster';
import type { PagePosterProps } from './PagePoster.types.ts';
import { PreviewGate } from './PreviewGate.tsx';
import styles from './Screen.module.css';
import { useAppInvitation } from './useAppInvitation.ts';
import { useShare } from './useShare.ts';

/** In the app nothing is shown, because the app has a spinner of its own. */
function PageSpinner() {
  const { name } = usePlatform();
  return isApp(name) ? null : <Spinner fullScreen />;
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
      <AppPrompt {...invitation} />
    </ProductPressContext.Provider>
  );
}

/** A campaign or help page, built from modules by its editors. */
export function ContentScreen({ params }: ScreenProps) {
  const id = params.id ?? '';
  const page = useSelector((state: RootState) => selectPage(state, id));
  const shop = useSelector(selectShopContent);
  const shareContent = useShare(id, page);
  const name = String(shop.name ?? '');
  if (!page || page.status === 'loading') return <PageSpinner />;
  if (page.status === 'ready') {
    const { pageTitle } = page.share;
    return (
      <>
        <PreviewGate preview={page.preview} />
        <Text as="h1" visuallyHidden className={pageTitle && styles.title}>
          {pageTitle || name}
        </Text>
        <ReadyPage id={id} shareContent={shareContent} />
      </>
    );
  }
  return <ErrorScreen logo={name} />;
}
