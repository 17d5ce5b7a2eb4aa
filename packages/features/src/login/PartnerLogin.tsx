import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Button, Icon } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { askMessaging, takeCode } from '../messaging/oauth.ts';
import { messages } from './messages.ts';
import type { PartnerLoginProps } from './PartnerLogin.types.ts';
import styles from './Screen.module.css';

/** Signs in with the messaging app, in its own browser: it sends the shopper back with a code. */
export function PartnerLogin({ entering, mayEnter }: PartnerLoginProps) {
  const words = useMessages(messages);
  const api = useApi();
  const { name, storage } = usePlatform();
  const latest = useRef(entering);
  latest.current = entering;

  useEffect(() => {
    const code = name === 'wechat' ? takeCode(storage) : undefined;
    if (code) void latest.current.enterBy(() => api.logInByMessaging({ body: { code } }));
  }, [name, api, storage]);

  async function leave(): Promise<void> {
    if (!mayEnter()) return;
    if (!(await askMessaging(api, storage))) entering.setRefusal(words.failed);
  }

  if (name !== 'wechat') return null;
  return (
    <Button
      kind="flat"
      wide
      className={styles.partner}
      loading={entering.isUnderWay}
      onTap={() => void leave()}
    >
      <Icon name="chat" size="m" />
      {words.byMessaging}
    </Button>
  );
}
