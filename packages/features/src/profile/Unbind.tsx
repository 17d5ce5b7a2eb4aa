import { useApi, useAsking } from '@vitrine/client/react';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectUserInfo, setUserInfo } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Modal, RowLink } from '@vitrine/ui';
import { useState } from 'react';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';

/** Which account it is; whoever has several wants to know before untying one. */
function useNickname(): string | null | undefined {
  const [nickname, setNickname] = useState<string | null>();
  useAsking(
    'nickname',
    (api) => api.getMessagingProfile(),
    (known) => setNickname(known?.nickname),
  );
  return nickname;
}

/** Unties the account in the messaging app, once the shopper has said so twice. */
export function Unbind() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { act } = useDeed();
  const nickname = useNickname();
  const [isAsked, setAsked] = useState(false);

  function unbind(): void {
    setAsked(false);
    void act('messaging', async () => {
      await api.unbindMessaging();
      const info = selectUserInfo(store.getState());
      if (info) store.dispatch(setUserInfo({ ...info, isMessagingBound: false }));
      return words.unbound;
    });
  }

  return (
    <>
      <RowLink
        title={words.messaging}
        note={nickname ? fill(words.boundAs, { name: nickname }) : words.bound}
        aside={words.unbind}
        opens="dialog"
        onTap={() => setAsked(true)}
      />
      <Modal
        open={isAsked}
        title={words.unbindTitle}
        confirm={words.unbind}
        onCancel={() => setAsked(false)}
        onConfirm={unbind}
      >
        {words.unbindHint}
      </Modal>
    </>
  );
}
