import { type Target, useMessages, usePlatform } from '@vitrine/platform';
import { openApp } from '@vitrine/platform/open-app';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface AppSheetProps {
  open: boolean;
  dismiss: () => void;
  stay: () => void;
  /** What the app shows. */
  product: Target | undefined;
}

/** Offers to open or download the app, or to continue on the web. */
export function AppSheet({ open, dismiss, stay, product }: AppSheetProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const shopContent = useSelector(selectShopContent);
  const download = () => {
    dismiss();
    if (product) openApp(shopContent, { target: product, navigation });
  };
  return (
    <Sheet
      open={open}
      onClose={dismiss}
      title={t.appTitle}
      footer={
        <Box className={styles.buttons}>
          <Button variant="flat" fullWidth onPress={stay}>
            {t.appStay}
          </Button>
          <Button fullWidth onPress={download}>
            {t.appDownload}
          </Button>
        </Box>
      }
    >
      <Text as="p" variant="body" tone="soft">
        {t.appSentence}
      </Text>
    </Sheet>
  );
}
