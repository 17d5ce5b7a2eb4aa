import { ProductTapContext, StoredPage } from '@vitrine/modules';
import { isApp, usePlatform } from '@vitrine/platform';
import { type RootState, selectPage, selectShop, selectShowSpinner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, ErrorScreen, Spinner, Text } from '@vitrine/ui';
import type { ScreenProps } from '../screen.ts';
import { AppPrompt } from './AppPrompt';
import { PagePoster } from './PagePoster';
import type { PagePosterProps } from './PagePoster.types.ts';
import styles from './Screen.module.css';
import { useAppInvitation } from './useAppInvitation.ts';
import { useShare } from './useShare.ts';

/** The app shows a spinner of its own while its page loads. */
function Waiting() {
  const { name } = usePlatform();
  return isApp(name) ? null : <Spinner full />;
}

function Standing({ id, shares }: PagePosterProps) {
  const invitation = useAppInvitation();
  return (
    <ProductTapContext.Provider value={invitation.onProductTap}>
      <Box className={styles.page}>
        <StoredPage id={id} />
        <PagePoster id={id} shares={shares} />
      </Box>
      <AppPrompt {...invitation} />
    </ProductTapContext.Provider>
  );
}

/** A campaign or help page: what its editors have put together. */
export function ContentScreen({ params }: ScreenProps) {
  const id = params.id ?? '';
  const page = useSelector((state: RootState) => selectPage(state, id));
  const shop = useSelector(selectShop);
  const isBusy = useSelector(selectShowSpinner);
  const shares = useShare(id, page);
  const name = String(shop.name ?? '');
  if (!page || page.status === 'loading') return <Waiting />;
  if (page.status === 'ready') {
    const { pageTitle } = page.share;
    return (
      <>
        <Text as="h1" spoken className={pageTitle && styles.title}>
          {pageTitle || name}
        </Text>
        <Standing id={id} shares={shares} />
        {isBusy && <Spinner full />}
      </>
    );
  }
  return <ErrorScreen mark={name} />;
}
