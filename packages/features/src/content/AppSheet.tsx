import { useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import type { AppPromptProps } from './AppPrompt.types.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Invites into the app, and lets one stay. */
export function AppSheet({ isOpen, dismiss, stay, download }: AppPromptProps) {
  const words = useMessages(messages);
  return (
    <Sheet
      open={isOpen}
      onClose={dismiss}
      title={words.appTitle}
      footer={
        <Box className={styles.answers}>
          <Button kind="flat" wide onTap={stay}>
            {words.appStay}
          </Button>
          <Button wide onTap={download}>
            {words.appDownload}
          </Button>
        </Box>
      }
    >
      <Text as="p" look="body" tone="soft">
        {words.appSentence}
      </Text>
    </Sheet>
  );
}
