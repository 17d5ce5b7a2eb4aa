import type { Questionnaire } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { type RootState, selectAnswer } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ActionBar, AnchorTarget, Box, Button, Form, Hint, Row } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Answer } from './Answer.tsx';
import { messages } from './messages.ts';
import { findFirstMissing, isAnswerMissing } from './rules.ts';
import styles from './Screen.module.css';
import { useDraft } from './useDraft.ts';
import { useSubmitAnswers } from './useSubmitAnswers.ts';

const STEP_ID = 'question-step';

interface QuestionFormProps {
  questionnaire: Questionnaire;
  /** The index of the question. */
  step: number;
}

/** One question at a time. Each has a URL of its own, so that "back" shows the previous one. */
export function QuestionForm({ questionnaire, step }: QuestionFormProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const store = useStore();
  const { id, questions } = questionnaire;
  const { submit, isPending } = useSubmitAnswers(id);
  const [missingAt, setMissingAt] = useState<number>();
  const question = questions[step];
  const answer = useSelector((state: RootState) => selectAnswer(state, question?.id ?? ''));
  useDraft(questionnaire);
  if (!question) return null;
  const isLast = step === questions.length - 1;
  const isMissing = isAnswerMissing(question, answer);
  const canSkip = answer === undefined && !question.isRequired;

  const openStep = (next: number) =>
    navigation.go(
      { route: 'questionnaire', params: { id }, query: { step: String(next + 1) } },
      { keepScroll: true },
    );

  function goToNext(): void {
    const findAnswer = (questionId: string) => selectAnswer(store.getState(), questionId);
    const missingStep = isMissing
      ? step
      : isLast
        ? findFirstMissing(questions, findAnswer)
        : undefined;
    setMissingAt(missingStep);
    if (missingStep === undefined && isLast) void submit();
    else if (missingStep !== step) openStep(missingStep ?? step + 1);
  }

  const label = isLast ? t.send : canSkip ? t.skip : t.next;
  return (
    <Form onSubmit={goToNext} label={questionnaire.title}>
      <Row gap={1} className={spacing.pb4} aria-hidden="true">
        {questions.map(({ id: questionId }, index) => (
          <Box key={questionId} className={index <= step ? styles.reached : styles.ahead} />
        ))}
      </Row>
      <Hint tabular id={STEP_ID}>
        {formatMessage(t.step, { n: step + 1, all: questions.length })}
        {!question.isRequired && ` · ${t.optional}`}
      </Hint>
      <AnchorTarget
        focusKey={question.id}
        variant="h2"
        className={styles.question}
        aria-describedby={STEP_ID}
      >
        {question.text}
      </AnchorTarget>
      <Answer
        key={question.id}
        question={question}
        error={isMissing && missingAt === step ? t.required : undefined}
      />
      <ActionBar>
        {step > 0 && (
          <Button variant="flat" className={styles.back} onPress={() => openStep(step - 1)}>
            {t.back}
          </Button>
        )}
        <Button submit fullWidth loading={isPending}>
          {label}
        </Button>
      </ActionBar>
    </Form>
  );
}
