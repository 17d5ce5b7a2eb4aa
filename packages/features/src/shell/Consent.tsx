import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Modal } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../shared/action/useAction.ts';
import { messages } from './consent-messages.ts';

const CONSENT_CODES = ['recently-viewed', 'recommendations'] as const;

/**
 * Asks a shopper without preferences for consent to store viewed products and to recommend others.
 * Closing it declines; an answer that could not be saved is asked for again on the next page load.
 */
export function Consent({ open }: { open: boolean }) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { run } = useAction({ failed: t.failed });
  const [isAnswered, setAnswered] = useState(false);

  function savePreferences(isOn: boolean): void {
    setAnswered(true);
    void run(async () => {
      const body = { preferences: CONSENT_CODES.map((code) => ({ code, isOn })) };
      const { preferences } = await api.createPreferences({ body });
      dispatch(preferencesCreated(preferences));
      return isOn ? t.agreed : t.declined;
    });
  }

  return (
    <Modal
      open={open && !isAnswered}
      title={t.title}
      confirm={t.agree}
      cancel={t.decline}
      onConfirm={() => savePreferences(true)}
      onCancel={() => savePreferences(false)}
    >
      {t.sentence}
    </Modal>
  );
}
