import type { GivenAnswer, Question } from '@vitrine/contract';
import { isAnswered } from '@vitrine/state';

/** Which question is asked, from zero: a step in the address that leads nowhere is the first. */
export function stepOf(text: string | undefined, questions: number): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step < questions ? step : 0;
}

/** Whether a question has to be answered before one goes on. */
export const isOwed = ({ isRequired }: Question, answer: GivenAnswer | undefined): boolean =>
  isRequired && !isAnswered(answer);

/** The first question that is owed an answer; undefined when none is. */
export function firstOwed(
  questions: readonly Question[],
  answerOf: (id: string) => GivenAnswer | undefined,
): number | undefined {
  const index = questions.findIndex((question) => isOwed(question, answerOf(question.id)));
  return index < 0 ? undefined : index;
}

const isAnswer = (value: unknown): value is GivenAnswer =>
  typeof (value as GivenAnswer | null)?.questionId === 'string';

/** Answers that a device keeps until they are sent. */
export interface Draft {
  /** The bag of the shopper who gave them; empty when nobody was logged in. */
  owner: string;
  answers: readonly GivenAnswer[];
}

/**
 * What was kept of earlier answers, for questions that are still asked. A guest who logs in goes on with
 * theirs; a shopper's are nobody else's.
 */
export function parseDraft(
  text: string | null,
  reader: string,
  questions: readonly Question[],
): GivenAnswer[] {
  try {
    const { owner, answers } = JSON.parse(text ?? '{}') as Partial<Draft>;
    if (!Array.isArray(answers) || (owner !== '' && owner !== reader)) return [];
    return answers
      .filter(isAnswer)
      .filter(({ questionId }) => questions.some(({ id }) => id === questionId));
  } catch {
    return [];
  }
}

/** From one to the top of a scale. */
export const scaleOf = ({ limit }: Question): number[] =>
  Array.from({ length: limit }, (_, index) => index + 1);
