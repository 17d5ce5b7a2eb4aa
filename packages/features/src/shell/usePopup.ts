import { useAsking } from '@vitrine/client/react';
import type { Gender } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { selectPromoPopup, setPromoPopup } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';
import { toldKey } from './told.ts';

/** Where a banner must stand to be said over home. */
const POPUP_POSITION = 'popup';

/** The news of a home that waits to be told. A shop that cannot be asked has none. */
export function usePopup(gender: Gender) {
  const dispatch = useDispatch();
  const { storage } = usePlatform();
  const popup = useSelector(selectPromoPopup);

  useAsking(
    storage.session.get(toldKey(gender)) ? undefined : gender,
    (api) => api.getBanners({ query: { position: POPUP_POSITION, gender } }),
    (banners) => {
      if (!banners) return;
      storage.session.set(toldKey(gender), '1');
      dispatch(setPromoPopup(banners[0] ?? null));
    },
  );
  useEffect(() => () => void dispatch(setPromoPopup(null)), [dispatch, gender]);

  return { popup, close: () => void dispatch(setPromoPopup(null)) };
}
