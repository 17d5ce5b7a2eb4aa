import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectWxCode, setWxCode } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Button, Icon, Skeleton } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import * as spacing from '../../../shared/layout/spacing.ts';
import { startMessagingLogin, takeLoginCode } from '../../../shared/messaging/oauth.ts';
import { messages } from './messages.ts';
import type { LogInFormProps } from './PartnerLogin.types.ts';

/** Logs in with the messaging app, in its own browser: the app sends the shopper back with a code. */
export function PartnerLogin({ action, checkConsent }: LogInFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const code = useSelector(selectWxCode);
  const { name, storage } = usePlatform();
  const latest = useRef(action);
  latest.current = action;

  useEffect(() => {
    const received = name === 'wechat' ? takeLoginCode(storage) : undefined;
    if (received) dispatch(setWxCode(received));
  }, [name, storage, dispatch]);

  useEffect(() => {
    if (!code) return;
    void latest.current
      .logIn(() => api.logInByMessaging({ body: { code } }))
      .finally(() => dispatch(setWxCode('')));
  }, [code, api, dispatch]);

  async function openMessagingApp(): Promise<void> {
    if (!checkConsent()) return;
    if (!(await startMessagingLogin(api, storage))) action.setError(t.failed);
  }

  if (name !== 'wechat') return null;
  return (
    <>
      <Button
        variant="flat"
        fullWidth
        className={spacing.mt3}
        loading={action.isPending}
        onPress={() => void openMessagingApp()}
      >
        <Icon name="chat" size="m" />
        {t.byMessaging}
      </Button>
      {code && <Skeleton variant="toast-processing" />}
    </>
  );
}
