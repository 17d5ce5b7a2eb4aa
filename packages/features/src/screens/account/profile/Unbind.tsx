import { useApi, useFetch } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectUserInfo, setUserInfo } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Modal, RowLink } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useConfirmation } from '../../../shared/action/useConfirmation.ts';
import { messages } from './messages.ts';

/** The shopper's name in the messaging app, which tells several accounts apart. */
function useNickname(): string | null | undefined {
  const [nickname, setNickname] = useState<string | null>();
  useFetch(
    'nickname',
    (api) => api.getMessagingProfile(),
    (messagingProfile) => setNickname(messagingProfile?.nickname),
  );
  return nickname;
}

/** Unbinds the account in the messaging app after the shopper has confirmed it. */
export function Unbind() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { run } = useAction();
  const nickname = useNickname();

  const { ask, dialog } = useConfirmation(() =>
    run(async () => {
      await api.unbindMessaging();
      const info = selectUserInfo(store.getState());
      if (info) store.dispatch(setUserInfo({ ...info, isMessagingBound: false }));
      return t.unbound;
    }),
  );

  return (
    <>
      <RowLink
        title={t.messaging}
        note={nickname ? formatMessage(t.boundAs, { name: nickname }) : t.bound}
        aside={t.unbind}
        hasPopup="dialog"
        onPress={ask}
      />
      <Modal {...dialog} title={t.unbindTitle} confirm={t.unbind}>
        {t.unbindHint}
      </Modal>
    </>
  );
}
