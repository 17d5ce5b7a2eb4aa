import { useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface AppSheetProps {
  open: boolean;
  dismiss: () => void;
  stay: () => void;
  download: () => void;
}

/** Offers to download the app or to continue on the web. */
export function AppSheet({ open, dismiss, stay, download }: AppSheetProps) {
  const t = useMessages(messages);
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
