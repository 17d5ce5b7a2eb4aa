import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { setWxAuthed, setWxCode } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
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
  const dispatch = useDispatch();
  const { name, storage } = usePlatform();
  const latest = useRef(entering);
  latest.current = entering;

  useEffect(() => {
    const code = name === 'wechat' ? takeCode(storage) : undefined;
    if (!code) return;
    dispatch(setWxCode(code));
    void latest.current
      .enterBy(async () => {
        const session = await api.logInByMessaging({ body: { code } });
        dispatch(setWxAuthed(true));
        return session;
      })
      .finally(() => dispatch(setWxCode('')));
  }, [name, api, storage, dispatch]);

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
