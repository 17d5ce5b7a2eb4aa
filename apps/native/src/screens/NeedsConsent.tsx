import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { useConsent } from '../consent/ConsentContext.ts';
import { messages } from '../messages.ts';
import { Notice } from '../parts/Notice.tsx';

/** Asks a shopper who only browses for consent in place of a screen that needs personal data. */
export function NeedsConsent({ children }: { children: ReactNode }) {
  const { consent, ask } = useConsent();
  const { consent: t } = useMessages(messages);
  if (consent !== 'declined') return children;
  return <Notice title={t.needed} hint={t.neededHint} action={{ label: t.review, onPress: ask }} />;
}
