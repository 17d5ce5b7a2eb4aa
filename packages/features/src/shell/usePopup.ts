import { useFetch } from '@vitrine/client/react';
import type { Gender } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { selectPromoPopup, setPromoPopup } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';
import { popupDismissalKey } from './popup-dismissal.ts';

/** The banner position of the home page's popup. */
const POPUP_POSITION = 'popup';

/** Loads the home page's popup, once for each gender in a browser session. A failure shows none. */
export function usePopup(gender: Gender) {
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
