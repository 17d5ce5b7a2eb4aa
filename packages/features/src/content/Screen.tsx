import { ProductTapContext, StoredPage } from '@vitrine/modules';
import { isApp, useMessages, usePlatform } from '@vitrine/platform';
import { type RootState, selectPage, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, ErrorScreen, Sheet, Spinner, Text } from '@vitrine/ui';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useAppInvitation } from './useAppInvitation.ts';
import { useShare } from './useShare.ts';

/** The app shows a spinner of its own while its page loads. */
function Waiting() {
  const { name } = usePlatform();
  return isApp(name) ? null : <Spinner full />;
}

function Standing({ id }: { id: string }) {
  const words = useMessages(messages);
  const invitation = useAppInvitation();
  return (
    <ProductTapContext.Provider value={invitation.onProductTap}>
      <Box className={styles.page}>
        <StoredPage id={id} />
      </Box>
      <Sheet
        open={invitation.isOpen}
        onClose={invitation.dismiss}
        title={words.appTitle}
        footer={
          <Box className={styles.answers}>
            <Button kind="flat" wide onTap={invitation.stay}>
              {words.appStay}
            </Button>
            <Button wide onTap={invitation.download}>
              {words.appDownload}
            </Button>
          </Box>
        }
      >
        <Text as="p" look="body" tone="soft">
          {words.appSentence}
        </Text>
      </Sheet>
    </ProductTapContext.Provider>
  );
}

/** A campaign or help page: what its editors have put together. */
export function ContentScreen({ params }: ScreenProps) {
  const id = params.id ?? '';
  const page = useSelector((state: RootState) => selectPage(state, id));
  const shop = useSelector(selectShop);
  useShare(id, page);
  if (!page || page.status === 'loading') return <Waiting />;
  if (page.status === 'ready') return <Standing id={id} />;
  return <ErrorScreen mark={String(shop.name ?? '')} />;
}
