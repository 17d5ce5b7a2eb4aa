import { usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { asksConsent } from './consent-rules.ts';
import type { Popup as PopupOfShop } from './Popup.tsx';
import type { PopupGateProps } from './Popup.types.ts';
import { toldKey } from './told.ts';

type PopupComponent = ComponentType<ComponentProps<typeof PopupOfShop>>;

/** News of home. Their code comes once the page stands, to whoever has not been told in this visit. */
export function PopupGate({ route }: PopupGateProps) {
  const { storage } = usePlatform();
  const gender = useSelector(selectPrefGender);
  const isPutOff = useSelector(asksConsent);
  const [Popup, setPopup] = useState<PopupComponent>();

  useEffect(() => {
    if (route !== 'home' || storage.session.get(toldKey(gender))) return;
    import('./Popup.tsx').then(
      (loaded) => setPopup(() => loaded.Popup),
      // Offline: it is told on another visit.
      () => undefined,
    );
  }, [route, gender, storage]);

  return Popup && route === 'home' ? <Popup isPutOff={isPutOff} /> : null;
}
