import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { useConsent } from '../consent/ConsentContext.ts';
import { messages } from '../messages.ts';
import { openAppScreen } from '../navigation/navigate.ts';
import { Notice } from '../parts/Notice.tsx';
import { messages as settingsMessages } from './settings/messages.ts';

interface NeedsConsentProps {
  children: ReactNode;
  /** Leads to the settings too, which need no consent. */
  hasSettings?: boolean;
}

/** Asks a shopper who only browses for consent in place of a screen that needs personal data. */
export function NeedsConsent({ children, hasSettings = false }: NeedsConsentProps) {
  const { consent, ask } = useConsent();
  const { consent: t } = useMessages(messages);
  const { settings } = useMessages(settingsMessages).titles;
  if (consent !== 'declined') return children;
  return (
    <Notice
      title={t.needed}
      hint={t.neededHint}
      action={{ label: t.review, onPress: ask }}
      other={
        hasSettings ? { label: settings, onPress: () => openAppScreen('settings') } : undefined
      }
    />
  );
}
