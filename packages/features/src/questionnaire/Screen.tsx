import { isCancelled } from '@vitrine/client';
import { chinaDay, fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectQuestionnaire, setQuestionnaire } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { Asking } from './Asking.tsx';
import { messages } from './messages.ts';
import { stepOf } from './rules.ts';
import styles from './Screen.module.css';

/** Whether this visitor has answered already. Not to know is no reason to hide the questions. */
const fetchOwn =
  (id: string) =>
  ({ api, store, signal }: OwnContext): Promise<unknown> =>
    api.getQuestionnaire({ params: { id } }, { signal }).then(
      (found) => store.dispatch(setQuestionnaire(found)),
      (error) => {
        if (isCancelled(error)) throw error;
      },
    );

function Answered({ collectedAt }: { collectedAt: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <EmptyState
      icon="done"
      title={words.thanks}
      hint={fill(words.collected, { day: chinaDay(Date.parse(collectedAt), language) })}
    >
      <Button to={{ route: 'gamification' }}>{words.tasks}</Button>
      <Button kind="text" to={{ route: 'home' }}>
        {words.look}
      </Button>
    </EmptyState>
  );
}

/** A few questions from the shop. */
export function QuestionnaireScreen({ params, query }: ScreenProps) {
  const words = useMessages(messages);
  const questionnaire = useSelector(selectQuestionnaire);
  const id = params.id ?? '';
  if (!questionnaire || questionnaire.id !== id) {
    return (
      <EmptyState isPage title={words.missing} hint={words.missingHint}>
        <Button to={{ route: 'home' }}>{words.home}</Button>
      </EmptyState>
    );
  }
  const { title, introduction, questions, collectedAt } = questionnaire;
  const step = stepOf(query.step, questions.length);
  return (
    <Own
      here={{ route: 'questionnaire', params: { id } }}
      of={id}
      ofGuests
      isHeld
      skeleton="unready"
      load={fetchOwn(id)}
    >
      <Box className={styles.page}>
        <Text as="h1" look="h1" className={cx(styles.title, collectedAt !== null && styles.over)}>
          {title}
        </Text>
        {step === 0 && collectedAt === null && (
          <Text as="p" look="ui" tone="soft" className={styles.lead}>
            {introduction}
          </Text>
        )}
        {collectedAt === null ? (
          <Asking questionnaire={questionnaire} step={step} />
        ) : (
          <Answered collectedAt={collectedAt} />
        )}
      </Box>
    </Own>
  );
}
