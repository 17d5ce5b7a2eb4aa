import { errorCode, errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Note, Text } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

interface HelpingProps {
  token: string;
  /** Those by which it may have been sent: the token fits one of them, or the campaign. */
  activityIds: readonly string[];
}

/** A friend has sent this page, and one tap helps them. */
export function Helping({ token, activityIds }: HelpingProps) {
  const words = useMessages(messages);
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ words: string; isGood: boolean }>();

  async function help(): Promise<void> {
    setBusy(true);
    let why: unknown;
    const helps = [
      ...activityIds.map((id) => () => api.boostActivity({ params: { id }, body: { token } })),
      () => api.boostCampaign({ body: { shareId: token } }),
    ];
    for (const helpBy of helps) {
      try {
        await helpBy();
        return setTold({ words: words.helped, isGood: true });
      } catch (error) {
        why = error;
        if (errorCode(error) !== 'not-found') break;
      }
    }
    setBusy(false);
    const isOver = errorCode(why) === 'not-found';
    setTold({
      words: isOver ? words.helpOver : (errorMessage(why) ?? words.failed),
      isGood: false,
    });
  }

  return (
    <Box as="section" className={styles.friend}>
      <Text as="h2" look="h2">
        {words.friend}
      </Text>
      <Text as="p" look="ui" tone="soft">
        {words.friendHint}
      </Text>
      {told && <Note tone={told.isGood ? 'good' : 'bad'}>{told.words}</Note>}
      {!told?.isGood && (
        <Button loading={isBusy} onTap={() => isBusy || void help()}>
          {words.help}
        </Button>
      )}
    </Box>
  );
}
