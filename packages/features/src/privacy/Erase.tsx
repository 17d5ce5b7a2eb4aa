import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { Box, Button, Check, Note, Sheet, Text, useToast } from '@vitrine/ui';
import { useEffect, useRef, useState } from 'react';
import { leave } from '../session/enter.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Read, agree, act: an account is not erased by a slip of the thumb. */
function Confirmation() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { navigation } = usePlatform();
  const [isSure, setSure] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  // Once this screen is gone: while it stands, it would ask a guest to log in.
  const isErased = useRef(false);
  useEffect(() => () => (isErased.current ? leave(store) : undefined), [store]);

  async function erase(): Promise<void> {
    setUnderWay(true);
    setRefusal(undefined);
    try {
      await api.erasePersonalInformation({ query: { confirm: 'YES' } });
      isErased.current = true;
      navigation.go({ route: 'home' }, { replace: true });
      toast(words.erased, { icon: 'done' });
    } catch (error) {
      setRefusal(errorMessage(error) ?? words.failed);
      setUnderWay(false);
    }
  }

  return (
    <Box className={styles.sheet}>
      {words.eraseLosses.map((loss) => (
        <Text as="p" look="ui" tone="soft" key={loss}>
          {loss}
        </Text>
      ))}
      <Check checked={isSure} onChange={setSure}>
        {words.eraseSure}
      </Check>
      {refusal && <Note tone="bad">{refusal}</Note>}
      <Button wide disabled={!isSure} loading={isUnderWay} onTap={() => void erase()}>
        {words.eraseAction}
      </Button>
    </Box>
  );
}

/** The end of an account. */
export function Erase() {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" className={styles.part} aria-label={words.erase}>
      <Text as="h2" look="h3">
        {words.erase}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {words.eraseHint}
      </Text>
      <Button kind="text" opens="dialog" onTap={() => setOpen(true)}>
        {words.erase}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.erase}>
        <Confirmation />
      </Sheet>
    </Box>
  );
}
