import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectQuestionnaire } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, EmptyState, Paragraph, Text } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { useOffered } from '../../../shared/offered/useOffered.ts';
import { messages } from './messages.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { parseStep } from './rules.ts';
import styles from './Screen.module.css';

function Thanks({ collectedAt }: { collectedAt: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const hasTasks = useOffered('gamification');
  return (
    <EmptyState
      icon="done"
      title={t.thanks}
      hint={formatMessage(t.collected, {
        day: formatChinaDate(Date.parse(collectedAt), language),
      })}
    >
      {hasTasks && <Button to={{ route: 'gamification' }}>{t.tasks}</Button>}
      <Button variant={hasTasks ? 'text' : undefined} to={{ route: 'home' }}>
        {t.look}
      </Button>
    </EmptyState>
  );
}

/** A questionnaire: its questions, or a thank-you once it is answered. */
export function QuestionnaireView({ params, query }: ScreenProps) {
  const t = useMessages(messages);
  const questionnaire = useSelector(selectQuestionnaire);
  const id = params.id ?? '';
  if (!questionnaire || questionnaire.id !== id) {
    return (
      <EmptyState isPage title={t.missing} hint={t.missingHint}>
        <Button to={{ route: 'home' }}>{t.home}</Button>
      </EmptyState>
    );
  }
  const { title, introduction, questions, collectedAt } = questionnaire;
  const step = parseStep(query.step, questions.length);
  return (
    <Box className={styles.page}>
      <Text
        as="h1"
        variant="h1"
        className={cx(layout.desktopOnly, styles.title, collectedAt !== null && styles.answered)}
      >
        {title}
      </Text>
      {step === 0 && collectedAt === null && (
        <Paragraph className={styles.lead}>{introduction}</Paragraph>
      )}
      {collectedAt === null ? (
        <QuestionForm questionnaire={questionnaire} step={step} />
      ) : (
        <Thanks collectedAt={collectedAt} />
      )}
    </Box>
  );
}
