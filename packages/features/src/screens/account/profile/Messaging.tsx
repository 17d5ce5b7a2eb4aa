import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectUserInfo, setUserInfo } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Row, RowLink, Text } from '@vitrine/ui';
import { useEffect } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { startMessagingLogin, takeLoginCode } from '../../../shared/messaging/oauth.ts';
import type { MessagingProps } from './Messaging.types.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Unbind } from './Unbind.tsx';

/** Binds the account when the messaging app has sent the shopper back with a code. */
function useFinishBinding(): void {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { run } = useAction({ failed: t.failed });
  const { name, storage } = usePlatform();
  useEffect(() => {
    const code = name === 'wechat' ? takeLoginCode(storage) : undefined;
    if (!code) return;
    void run(async () => {
      await api.bindMessaging({ body: { code } });
      const info = selectUserInfo(store.getState());
      if (info) store.dispatch(setUserInfo({ ...info, isMessagingBound: true }));
      return t.boundNow;
    });
  }, [name, storage, api, store, run, t]);
}

/** The account in the messaging app: bound only in that app's browser, unbound anywhere. */
export function Messaging({ isBound }: MessagingProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { run } = useAction({ failed: t.failed });
  const { name, storage } = usePlatform();
  useFinishBinding();
  if (isBound) return <Unbind />;
  if (name !== 'wechat') {
    return (
      <Row isSpread className={styles.row}>
        <Text variant="ui">{t.messaging}</Text>
        <Text variant="caption" tone="quiet">
          {t.bindElsewhere}
        </Text>
      </Row>
    );
  }
  const bind = () =>
    run(async () => {
      if (!(await startMessagingLogin(api, storage))) throw new Error('the log-in URL is missing');
    });
  return <RowLink title={t.messaging} aside={t.bind} onPress={() => void bind()} />;
}
