import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Overlay, Picture, Text } from '@vitrine/ui';
import styles from './Popup.module.css';
import { messages } from './popup-messages.ts';
import { usePopup } from './usePopup.ts';

interface PopupProps {
  /** Another dialog is open; the popup waits for it. */
  isPostponed: boolean;
}

/** The promotion popup of the home page: picture, text, a link and a close button. */
export function Popup({ isPostponed }: PopupProps) {
  const t = useMessages(messages);
  const { name, navigation } = usePlatform();
  const { popup, close } = usePopup(useSelector(selectPrefGender));
  const to = popup && resolveLink({ web: popup.link }, name);
  return (
    <Overlay
      open={popup !== null && !isPostponed}
      onClose={close}
      label={popup?.text ?? ''}
      placement="centre"
      className={styles.popup}
    >
      {popup?.images && <Picture images={popup.images} alt="" ratio="4/3" sizes="420px" />}
      <Box className={styles.content}>
        <Text as="h2" variant="h2">
          {popup?.text}
        </Text>
        <Box className={styles.actions}>
          {to && (
            <Button
              fullWidth
              onPress={() => {
                close();
                navigation.go(to);
              }}
            >
              {t.look}
            </Button>
          )}
          <Button variant="text" onPress={close}>
            {t.close}
          </Button>
        </Box>
      </Box>
    </Overlay>
  );
}
