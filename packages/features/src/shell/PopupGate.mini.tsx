import { useSelector } from '@vitrine/state/react';
import { asksConsent } from './consent-rules.ts';
import { Popup } from './Popup.tsx';
import type { PopupGateProps } from './Popup.types.ts';

/** A package of a mini-program has all of its code at once. */
export function PopupGate({ route }: PopupGateProps) {
  const isPutOff = useSelector(asksConsent);
  return route === 'home' ? <Popup isPutOff={isPutOff} /> : null;
}
