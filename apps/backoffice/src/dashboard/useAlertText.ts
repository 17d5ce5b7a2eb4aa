import { formatMessage } from '@vitrine/kit';
import { useCallback } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import type { DashboardAlert } from './list-alerts.ts';
import { dashboardMessages, getStepName } from './messages.ts';

/** What an alert says in the operator's language. */
export function useAlertText() {
  const texts = useMessages(dashboardMessages);
  return useCallback(
    (alert: DashboardAlert): string =>
      alert.kind === 'overdue' || alert.kind === 'waiting'
        ? formatMessage(texts[alert.kind], {
            queue: texts.queues[alert.queue],
            step: getStepName(texts, alert.queue, alert.step),
          })
        : texts.alerts[alert.kind],
    [texts],
  );
}
