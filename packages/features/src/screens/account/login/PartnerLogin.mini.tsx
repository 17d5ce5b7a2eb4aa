import { login } from '@tarojs/taro';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import type { LogInFormProps } from './PartnerLogin.types.ts';

/** Logs in with the shopper's account in the host of the mini-program. */
export function PartnerLogin({ action, checkConsent }: LogInFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { name } = usePlatform();

  async function openSession() {
    const { code } = await login();
    const platform = name as 'minip' | 'ttmp' | 'alimp';
    return api.openSession({ body: { grant: 'mini-program', platform, code, register: true } });
  }

  return (
    <Button
      variant="flat"
      fullWidth
      className={spacing.mt3}
      loading={action.isPending}
      onPress={() => checkConsent() && void action.logIn(openSession)}
    >
      {t.byMini}
    </Button>
  );
}
