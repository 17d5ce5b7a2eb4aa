import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { Button } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { logOut } from '../../../shared/session/apply-session.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Logs the shopper out without asking first, because nothing is lost. */
export function LogOut() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { isPending, run } = useAction();

  const endSession = () =>
    run(async () => {
      await logOut(api, store);
      return t.loggedOut;
    });

  return (
    <Button
      variant="outline"
      fullWidth
      className={styles.logOut}
      loading={isPending}
      onPress={() => void endSession()}
    >
      {t.logOut}
    </Button>
  );
}
