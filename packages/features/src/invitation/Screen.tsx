import { useMessages } from '@vitrine/platform';
import { Box, Button, Note, Text } from '@vitrine/ui';
import { Letter } from '../letter/Letter.tsx';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { useAccepting } from './useAccepting.ts';

/** A friend's letter, to be accepted by whoever opens it. */
export function InvitationScreen({ params }: ScreenProps) {
  const words = useMessages(messages);
  const { accepting, accept, isLoggedIn } = useAccepting(params.token ?? '');
  const isDone = accepting === 'done';
  const refused = typeof accepting === 'object' ? accepting : undefined;
  const isOver = refused?.isFinal === true;
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Letter kick={words.kick} title={words.letter} lines={isDone ? [] : [words.lead]}>
        <Text className={styles.code}>{params.token}</Text>
      </Letter>
      <Box className={styles.next} role="status">
        {isDone && (
          <>
            <Text as="p" look="h2">
              {words.done}
            </Text>
            <Text as="p" look="ui" tone="soft">
              {words.doneHint}
            </Text>
          </>
        )}
        {refused && <Note tone="bad">{refused.refusal}</Note>}
      </Box>
      {isDone && (
        <Button wide to={{ route: 'coupons' }}>
          {words.coupons}
        </Button>
      )}
      {!isDone && !isOver && (
        <Button wide loading={accepting === 'busy'} onTap={accept}>
          {isLoggedIn ? words.accept : words.acceptGuest}
        </Button>
      )}
      <Box className={styles.look}>
        <Button kind={isOver ? 'fill' : 'text'} wide={isOver} to={{ route: 'home' }}>
          {words.look}
        </Button>
      </Box>
    </Box>
  );
}
