import { login } from '@tarojs/taro';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { messages } from './messages.ts';
import type { PartnerLoginProps } from './PartnerLogin.types.ts';
import styles from './Screen.module.css';

/** Signs in with the host of the mini-program, which knows its shopper. */
export function PartnerLogin({ entering, mayEnter }: PartnerLoginProps) {
  const words = useMessages(messages);
  const api = useApi();
  const { name } = usePlatform();

  async function enter() {
    const { code } = await login();
    const platform = name as 'minip' | 'ttmp' | 'alimp';
    return api.openSession({ body: { grant: 'mini-program', platform, code, register: true } });
  }

  return (
    <Button
      kind="flat"
      wide
      className={styles.partner}
      loading={entering.isUnderWay}
      onTap={() => mayEnter() && void entering.enterBy(enter)}
    >
      {words.byMini}
    </Button>
  );
}
