import type { Questionnaire } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { type RootState, selectAnswer } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ActionBar, Box, Button, Form, Landing, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Answer } from './Answer.tsx';
import { messages } from './messages.ts';
import { firstOwed, isOwed } from './rules.ts';
import styles from './Screen.module.css';
import { useDraft } from './useDraft.ts';
import { useSending } from './useSending.ts';

const STEP_ID = 'question-step';

interface AskingProps {
  questionnaire: Questionnaire;
  /** From zero. */
  step: number;
}

/** One question after another; each has an address of its own, so that back is the one before. */
export function Asking({ questionnaire, step }: AskingProps) {
  const words = useMessages(messages);
  const { navigation } = usePlatform();
  const store = useStore();
  const { id, questions } = questionnaire;
  const { isSending, send } = useSending(id);
  const [owedAt, setOwedAt] = useState<number>();
  const question = questions[step];
  const given = useSelector((state: RootState) => selectAnswer(state, question?.id ?? ''));
  useDraft(questionnaire);
  if (!question) return null;
  const isLast = step === questions.length - 1;
  const owed = isOwed(question, given);
  const isBare = given === undefined && !question.isRequired;

  const show = (next: number) =>
    navigation.go(
      { route: 'questionnaire', params: { id }, query: { step: String(next + 1) } },
      { keepScroll: true },
    );

  function goOn(): void {
    const answerOf = (of: string) => selectAnswer(store.getState(), of);
    const missed = owed ? step : isLast ? firstOwed(questions, answerOf) : undefined;
    setOwedAt(missed);
    if (missed === undefined && isLast) void send();
    else if (missed !== step) show(missed ?? step + 1);
  }

  const label = isLast ? words.send : isBare ? words.skip : words.next;
  return (
    <Form onSubmit={goOn} label={questionnaire.title}>
      <Box className={styles.steps} aria-hidden="true">
        {questions.map(({ id: each }, index) => (
          <Box key={each} className={index <= step ? styles.past : styles.ahead} />
        ))}
      </Box>
      <Text as="p" look="cap" tone="quiet" tabular id={STEP_ID}>
        {fill(words.step, { n: step + 1, all: questions.length })}
        {!question.isRequired && ` · ${words.optional}`}
      </Text>
      <Landing of={question.id} look="h2" className={styles.question} aria-describedby={STEP_ID}>
        {question.text}
      </Landing>
      <Answer
        key={question.id}
        question={question}
        error={owed && owedAt === step ? words.required : undefined}
      />
      <ActionBar>
        {step > 0 && (
          <Button kind="flat" className={styles.back} onTap={() => show(step - 1)}>
            {words.back}
          </Button>
        )}
        <Button submit wide loading={isSending}>
          {label}
        </Button>
      </ActionBar>
    </Form>
  );
}
