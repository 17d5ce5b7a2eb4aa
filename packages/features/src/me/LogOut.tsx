import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { Button, useToast } from '@vitrine/ui';
import { useState } from 'react';
import { logOut } from '../session/enter.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Ends the visit. Nothing is lost by it, so nothing is asked. */
export function LogOut() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [isUnderWay, setUnderWay] = useState(false);

  async function end(): Promise<void> {
    setUnderWay(true);
    await logOut(api, store);
    toast(words.loggedOut, { icon: 'done' });
  }

  return (
    <Button
      kind="outline"
      wide
      className={styles.logOut}
      loading={isUnderWay}
      onTap={() => void end()}
    >
      {words.logOut}
    </Button>
  );
}
