import type { GivenAnswer, Question } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { answer, chooseOption, type RootState, selectAnswer } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Check, ChoiceGroup, Tap, TapGroup, Text, TextArea } from '@vitrine/ui';
import { messages } from './messages.ts';
import { scaleOf } from './rules.ts';
import styles from './Screen.module.css';

interface AnswerProps {
  question: Question;
  error: string | undefined;
}

interface FieldProps extends AnswerProps {
  given: GivenAnswer | undefined;
  onChoose: (optionId: string) => void;
  onAnswer: (given: Omit<GivenAnswer, 'questionId'>) => void;
}

const Single = ({ question, error, given, onChoose }: FieldProps) => (
  <ChoiceGroup
    label={question.text}
    options={question.options.map(({ id, text }) => ({ value: id, title: text }))}
    value={given?.optionIds?.[0]}
    onChange={onChoose}
    error={error}
  />
);

function Several({ question, error, given, onChoose }: FieldProps) {
  const words = useMessages(messages);
  const chosen = given?.optionIds ?? [];
  const isFull = chosen.length >= question.limit;
  return (
    <Box role="group" aria-label={question.text} data-wrong={error ? '' : undefined}>
      <Text as="p" look="cap" tone="quiet">
        {fill(words.several, { n: question.limit })}
      </Text>
      {question.options.map(({ id, text }) => (
        <Check
          key={id}
          className={styles.option}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={() => onChoose(id)}
        >
          {text}
        </Check>
      ))}
      {error && <Fault>{error}</Fault>}
    </Box>
  );
}

function Scale({ question, error, given, onAnswer }: FieldProps) {
  return (
    <>
      <TapGroup
        role="radiogroup"
        arrows="choose"
        className={styles.scale}
        aria-label={question.text}
        data-wrong={error ? '' : undefined}
      >
        {scaleOf(question).map((value) => (
          <Tap
            key={value}
            role="radio"
            aria-checked={given?.value === value}
            className={given?.value === value ? styles.chosen : styles.mark}
            onTap={() => onAnswer({ value })}
          >
            {value}
          </Tap>
        ))}
      </TapGroup>
      {error && <Fault>{error}</Fault>}
    </>
  );
}

function Words({ question, error, given, onAnswer }: FieldProps) {
  const words = useMessages(messages);
  return (
    <TextArea
      label={words.yours}
      hidesLabel
      value={given?.text ?? ''}
      onChange={(text) => onAnswer({ text })}
      maxLength={question.limit}
      placeholder={words.placeholder}
      error={error}
    />
  );
}

const Fault = ({ children }: { children: string }) => (
  <Text as="p" look="cap" tone="warn" role="alert" className={styles.fault}>
    {children}
  </Text>
);

const FIELDS = { single: Single, multiple: Several, scale: Scale, text: Words };

/** The field that a kind of question is answered in. */
export function Answer({ question, error }: AnswerProps) {
  const dispatch = useDispatch();
  const given = useSelector((state: RootState) => selectAnswer(state, question.id));
  const Field = FIELDS[question.kind];
  const questionId = question.id;
  return (
    <Field
      question={question}
      error={error}
      given={given}
      onChoose={(optionId) => dispatch(chooseOption({ questionId, optionId }))}
      onAnswer={(answered) => dispatch(answer({ questionId, ...answered }))}
    />
  );
}
