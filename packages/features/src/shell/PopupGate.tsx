import { usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { needsConsent } from './consent-rules.ts';
import type { Popup as LazyPopup } from './Popup.tsx';
import type { PopupGateProps } from './Popup.types.ts';
import { popupDismissalKey } from './popup-dismissal.ts';

type PopupComponent = ComponentType<ComponentProps<typeof LazyPopup>>;

/** Loads the promotion popup on the home page, unless it was shown in this browser session. */
export function PopupGate({ route }: PopupGateProps) {
  const { storage } = usePlatform();
  const gender = useSelector(selectPrefGender);
  const isPostponed = useSelector(needsConsent);
  const [Popup, setPopup] = useState<PopupComponent>();

  useEffect(() => {
    if (route !== 'home' || storage.session.get(popupDismissalKey(gender))) return;
    import('./Popup.tsx').then(
      (loaded) => setPopup(() => loaded.Popup),
      // Offline: the popup is skipped this time.
      () => undefined,
    );
  }, [route, gender, storage]);

  return Popup && route === 'home' ? <Popup isPostponed={isPostponed} /> : null;
}
