import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Modal, useToast } from '@vitrine/ui';
import { useState } from 'react';
import type { ConsentProps } from './Consent.types.ts';
import { messages } from './consent-messages.ts';

const ASKED_ABOUT = ['recently-viewed', 'recommendations'] as const;

/**
 * Asks a shopper who has decided nothing yet whether the shop may remember and suggest. Closing it is
 * no consent; an answer that the shop did not take is asked for again on the next visit.
 */
export function Consent({ open }: ConsentProps) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const toast = useToast();
  const [isPutOff, setPutOff] = useState(false);

  async function decide(isOn: boolean): Promise<void> {
    setPutOff(true);
    try {
      const body = { preferences: ASKED_ABOUT.map((code) => ({ code, isOn })) };
      const { preferences } = await api.createPreferences({ body });
      dispatch(preferencesCreated(preferences));
      toast(isOn ? words.agreed : words.declined, { icon: 'done' });
    } catch {
      toast(words.failed, { icon: 'info' });
    }
  }

  return (
    <Modal
      open={open && !isPutOff}
      title={words.title}
      confirm={words.agree}
      cancel={words.decline}
      onConfirm={() => void decide(true)}
      onCancel={() => void decide(false)}
    >
      {words.sentence}
    </Modal>
  );
}
