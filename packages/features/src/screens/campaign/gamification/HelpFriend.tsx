import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { Button, Note, Paragraph, Stack, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface HelpFriendProps {
  token: string;
  /** The activities that the token may belong to; it may also belong to the campaign. */
  activityIds: readonly string[];
}

/** Lets the shopper help the friend who has sent this page. */
export function HelpFriend({ token, activityIds }: HelpFriendProps) {
  const t = useMessages(messages);
  const api = useApi();
  const [isDone, setDone] = useState(false);
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError: (cause) => {
      if (errorCode(cause) !== 'not-found') return false;
      setError(t.helpOver);
      return true;
    },
  });

  /** Tries the activities one after another, and the campaign last. */
  async function boost([id, ...otherIds]: readonly string[]): Promise<void> {
    if (id === undefined) {
      await api.boostCampaign({ body: { shareId: token } });
      return;
    }
    try {
      await api.boostActivity({ params: { id }, body: { token } });
    } catch (cause) {
      if (errorCode(cause) !== 'not-found') throw cause;
      await boost(otherIds);
    }
  }

  const help = () =>
    run(async () => {
      await boost(activityIds);
      setDone(true);
    });

  return (
    <Stack gap={3} align="start" as="section" className={styles.friend}>
      <Text as="h2" variant="h2">
        {t.friend}
      </Text>
      <Paragraph>{t.friendHint}</Paragraph>
      {isDone && <Note tone="good">{t.helped}</Note>}
      {error && <Note tone="bad">{error}</Note>}
      {!isDone && (
        <Button loading={isPending} onPress={() => void help()}>
          {t.help}
        </Button>
      )}
    </Stack>
  );
}
