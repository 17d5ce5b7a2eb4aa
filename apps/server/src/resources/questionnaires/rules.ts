import type { GivenAnswer } from '@vitrine/contract';
import type { StoredQuestion } from '../../database/schema.ts';

export type AnswerFault = 'unknown-question' | 'answered-twice' | 'required' | 'not-an-answer';

interface Fault {
  questionId: string;
  fault: AnswerFault;
}

const isEmpty = ({ optionIds = [], value, text = '' }: GivenAnswer) =>
  optionIds.length === 0 && value === undefined && text === '';

/** Whether an answer is one that its question allows. */
function fits(question: StoredQuestion, { optionIds = [], value, text = '' }: GivenAnswer) {
  const known = new Set(question.options.map(({ id }) => id));
  const isChoice =
    new Set(optionIds).size === optionIds.length && optionIds.every((id) => known.has(id));
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

/** Everything that is wrong with the answers to a questionnaire. */
export function answerFaults(
  questions: readonly StoredQuestion[],
  answers: readonly GivenAnswer[],
): Fault[] {
  const given = new Map<string, GivenAnswer>();
  const faults: Fault[] = [];
  for (const answer of answers) {
    const { questionId } = answer;
    const question = questions.find(({ id }) => id === questionId);
    if (!question) faults.push({ questionId, fault: 'unknown-question' });
    else if (given.has(questionId)) faults.push({ questionId, fault: 'answered-twice' });
    else if (!isEmpty(answer) && !fits(question, answer))
      faults.push({ questionId, fault: 'not-an-answer' });
    given.set(questionId, answer);
  }
  for (const { id, isRequired } of questions) {
    const answer = given.get(id);
    if (isRequired && (!answer || isEmpty(answer)))
      faults.push({ questionId: id, fault: 'required' });
  }
  return faults;
}
