import type { Question, QuestionAnswer } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { chooseOption, type RootState, selectAnswer, setAnswer } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import {
  Box,
  Checkbox,
  Hint,
  Pressable,
  PressableGroup,
  RadioGroup,
  Text,
  TextArea,
} from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { listScaleValues } from './rules.ts';
import styles from './Screen.module.css';

interface AnswerProps {
  question: Question;
  error: string | undefined;
}

interface FieldProps extends AnswerProps {
  answer: QuestionAnswer | undefined;
  onChoose: (optionId: string) => void;
  onAnswer: (answer: Omit<QuestionAnswer, 'questionId'>) => void;
}

const SingleChoice = ({ question, error, answer, onChoose }: FieldProps) => (
  <RadioGroup
    label={question.text}
    options={question.options.map(({ id, text }) => ({ value: id, title: text }))}
    value={answer?.optionIds?.[0]}
    onChange={onChoose}
    error={error}
  />
);

function MultipleChoice({ question, error, answer, onChoose }: FieldProps) {
  const t = useMessages(messages);
  const selected = answer?.optionIds ?? [];
  const isFull = selected.length >= question.limit;
  return (
    <Box role="group" aria-label={question.text} data-invalid={error ? '' : undefined}>
      <Hint>{formatMessage(t.several, { n: question.limit })}</Hint>
      {question.options.map(({ id, text }) => (
        <Checkbox
          key={id}
          className={layout.divided}
          checked={selected.includes(id)}
          disabled={isFull && !selected.includes(id)}
          onChange={() => onChoose(id)}
        >
          {text}
        </Checkbox>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </Box>
  );
}

function Scale({ question, error, answer, onAnswer }: FieldProps) {
  return (
    <>
      <PressableGroup
        role="radiogroup"
        arrows="press"
        className={styles.scale}
        aria-label={question.text}
        data-invalid={error ? '' : undefined}
      >
        {listScaleValues(question).map((value) => (
          <Pressable
            key={value}
            role="radio"
            aria-checked={answer?.value === value}
            className={answer?.value === value ? styles.selected : styles.value}
            onPress={() => onAnswer({ value })}
          >
            {value}
          </Pressable>
        ))}
      </PressableGroup>
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}

function FreeText({ question, error, answer, onAnswer }: FieldProps) {
  const t = useMessages(messages);
  return (
    <TextArea
      label={t.yours}
      hidesLabel
      value={answer?.text ?? ''}
      onChange={(text) => onAnswer({ text })}
      maxLength={question.limit}
      placeholder={t.placeholder}
      error={error}
    />
  );
}

const FieldError = ({ children }: { children: string }) => (
  <Text as="p" variant="caption" tone="warn" role="alert" className={spacing.pt2}>
    {children}
  </Text>
);

const FIELDS = { single: SingleChoice, multiple: MultipleChoice, scale: Scale, text: FreeText };

/** The input field for the kind of question. */
export function Answer({ question, error }: AnswerProps) {
  const dispatch = useDispatch();
  const answer = useSelector((state: RootState) => selectAnswer(state, question.id));
  const Field = FIELDS[question.kind];
  const questionId = question.id;
  return (
    <Field
      question={question}
      error={error}
      answer={answer}
      onChoose={(optionId) => dispatch(chooseOption({ questionId, optionId }))}
      onAnswer={(changed) => dispatch(setAnswer({ questionId, ...changed }))}
    />
  );
}
