import { usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { needsConsent } from './consent-rules.ts';
import type { CurrentPage } from './current-page.ts';
import { popupDismissalKey } from './popup-dismissal.ts';
import { useLazyPart } from './useLazyPart.ts';

const loadPopup = () => import('./Popup.tsx').then((part) => part.Popup);

/** Loads the promotion popup on the home page, unless it was shown in this browser session. */
export function PopupGate({ route }: Pick<CurrentPage, 'route'>) {
  const { storage } = usePlatform();
  const gender = useSelector(selectPrefGender);
  const isPostponed = useSelector(needsConsent);
  const isHome = route === 'home';
  const isNew = isHome && !storage.session.get(popupDismissalKey(gender));
  const Popup = useLazyPart(isNew, loadPopup);
  return isHome && Popup && <Popup isPostponed={isPostponed} />;
}
