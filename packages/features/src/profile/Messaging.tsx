import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectUserInfo, setUserInfo } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Box, RowLink, Text, useToast } from '@vitrine/ui';
import { useEffect } from 'react';
import { askMessaging, takeCode } from '../messaging/oauth.ts';
import type { MessagingProps } from './Messaging.types.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Unbind } from './Unbind.tsx';

/** Ties the account once the messaging app has sent the shopper back with a code. */
function useReturn(): void {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { name, storage } = usePlatform();
  useEffect(() => {
    const code = name === 'wechat' ? takeCode(storage) : undefined;
    if (!code) return;
    api.bindMessaging({ body: { code } }).then(
      () => {
        const info = selectUserInfo(store.getState());
        if (info) store.dispatch(setUserInfo({ ...info, isMessagingBound: true }));
        toast(words.boundNow, { icon: 'done' });
      },
      (error: unknown) => toast(errorMessage(error) ?? words.failed, { icon: 'info' }),
    );
  }, [name, storage, api, store, toast, words]);
}

/** The account in the messaging app. It is tied in its own browser, and untied anywhere. */
export function Messaging({ isBound }: MessagingProps) {
  const words = useMessages(messages);
  const api = useApi();
  const toast = useToast();
  const { name, storage } = usePlatform();
  useReturn();
  if (isBound) return <Unbind />;
  if (name !== 'wechat') {
    return (
      <Box className={styles.row}>
        <Text look="ui">{words.messaging}</Text>
        <Text look="cap" tone="quiet">
          {words.bindElsewhere}
        </Text>
      </Box>
    );
  }
  const bind = async () => {
    if (!(await askMessaging(api, storage))) toast(words.failed, { icon: 'info' });
  };
  return <RowLink title={words.messaging} aside={words.bind} onTap={() => void bind()} />;
}
