import type { QuestionAnswer } from '@vitrine/contract';
import type { StoredQuestion } from '../../database/schema.ts';

export type AnswerFault = 'unknown-question' | 'answered-twice' | 'required' | 'not-an-answer';

interface Fault {
  questionId: string;
  fault: AnswerFault;
}

const isEmpty = ({ optionIds = [], value, text = '' }: QuestionAnswer) =>
  optionIds.length === 0 && value === undefined && text === '';

/** Whether the question allows this answer. */
function isAllowedAnswer(
  question: StoredQuestion,
  { optionIds = [], value, text = '' }: QuestionAnswer,
) {
  const knownOptions = new Set(question.options.map(({ id }) => id));
  const isChoice =
    new Set(optionIds).size === optionIds.length && optionIds.every((id) => knownOptions.has(id));
  switch (question.kind) {
    case 'single':
      return isChoice && optionIds.length === 1;
    case 'multiple':
      return isChoice && optionIds.length <= question.limit;
    case 'scale':
      return value !== undefined && value >= 1 && value <= question.limit;
    case 'text':
      return [...text].length <= question.limit;
  }
}

export function findAnswerFaults(
  questions: readonly StoredQuestion[],
  answers: readonly QuestionAnswer[],
): Fault[] {
  const answersByQuestion = new Map<string, QuestionAnswer>();
  const faults: Fault[] = [];
  for (const answer of answers) {
    const { questionId } = answer;
    const question = questions.find(({ id }) => id === questionId);
    if (!question) faults.push({ questionId, fault: 'unknown-question' });
    else if (answersByQuestion.has(questionId))
      faults.push({ questionId, fault: 'answered-twice' });
    else if (!isEmpty(answer) && !isAllowedAnswer(question, answer))
      faults.push({ questionId, fault: 'not-an-answer' });
    answersByQuestion.set(questionId, answer);
  }
  for (const { id, isRequired } of questions) {
    const answer = answersByQuestion.get(id);
    if (isRequired && (!answer || isEmpty(answer)))
      faults.push({ questionId: id, fault: 'required' });
  }
  return faults;
}
