import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Overlay, Picture, Text } from '@vitrine/ui';
import styles from './Popup.module.css';
import { messages } from './popup-messages.ts';
import { usePopup } from './usePopup.ts';

interface PopupProps {
  /** Another question is asked: two at once are one too many. */
  isPutOff: boolean;
}

/** News at the entrance: a picture, a sentence, a way there and a way past. */
export function Popup({ isPutOff }: PopupProps) {
  const words = useMessages(messages);
  const { name, navigation } = usePlatform();
  const { popup, close } = usePopup(useSelector(selectPrefGender));
  const to = popup && resolveLink({ web: popup.link }, name);
  return (
    <Overlay
      open={popup !== null && !isPutOff}
      onClose={close}
      label={popup?.text ?? ''}
      place="centre"
      className={styles.popup}
    >
      {popup?.image && <Picture src={popup.image} alt="" ratio="4/3" sizes="420px" />}
      <Box className={styles.words}>
        <Text as="h2" look="h2">
          {popup?.text}
        </Text>
        <Box className={styles.ways}>
          {to && (
            <Button
              wide
              onTap={() => {
                close();
                navigation.go(to);
              }}
            >
              {words.look}
            </Button>
          )}
          <Button kind="text" onTap={close}>
            {words.close}
          </Button>
        </Box>
      </Box>
    </Overlay>
  );
}
