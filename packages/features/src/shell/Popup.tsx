import { useFetch } from '@vitrine/client/react';
import type { Gender } from '@vitrine/contract';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectPromoPopup, setPromoPopup } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Overlay, Picture, Stack, Text } from '@vitrine/ui';
import { useEffect } from 'react';
import * as spacing from '../shared/layout/spacing.ts';
import styles from './Popup.module.css';
import { popupDismissalKey } from './popup-dismissal.ts';
import { messages } from './popup-messages.ts';

/** The banner position of the home page's popup. */
const POPUP_POSITION = 'popup';

/** Loads the home page's popup, once for each gender in a browser session. A failure shows none. */
function usePopup(gender: Gender) {
  const dispatch = useDispatch();
  const { storage } = usePlatform();
  const popup = useSelector(selectPromoPopup);

  useFetch(
    storage.session.get(popupDismissalKey(gender)) ? undefined : gender,
    (api) => api.getBanners({ query: { position: POPUP_POSITION, gender } }),
    (banners) => {
      if (!banners) return;
      storage.session.set(popupDismissalKey(gender), '1');
      dispatch(setPromoPopup(banners[0] ?? null));
    },
  );
  useEffect(() => () => void dispatch(setPromoPopup(null)), [dispatch, gender]);

  return { popup, close: () => void dispatch(setPromoPopup(null)) };
}

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
        <Stack gap={2} align="center" className={spacing.mt6}>
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
        </Stack>
      </Box>
    </Overlay>
  );
}
