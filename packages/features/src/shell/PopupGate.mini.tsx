import { useSelector } from '@vitrine/state/react';
import { needsConsent } from './consent-rules.ts';
import type { PopupGateProps } from './Popup.tsx';
import { Popup } from './Popup.tsx';

/** Mini-programs load all code of a package at once, so nothing is loaded lazily. */
export function PopupGate({ route }: PopupGateProps) {
  const isPostponed = useSelector(needsConsent);
  return route === 'home' ? <Popup isPostponed={isPostponed} /> : null;
}
