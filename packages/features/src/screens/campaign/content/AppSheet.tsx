import { useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import type { AppPromptProps } from './AppPrompt.types.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Offers to download the app or to continue on the web. */
export function AppSheet({ isOpen, dismiss, stay, download }: AppPromptProps) {
  const t = useMessages(messages);
  return (
    <Sheet
      open={isOpen}
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
