import type { Question, QuestionAnswer } from '@vitrine/contract';
import { isAnswered } from '@vitrine/state';

/** The index of the question in the URL; an invalid step shows the first one. */
export function parseStep(text: string | undefined, questions: number): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step < questions ? step : 0;
}

/** Whether a required question has no answer yet. */
export const isAnswerMissing = (
  { isRequired }: Question,
  answer: QuestionAnswer | undefined,
): boolean => isRequired && !isAnswered(answer);

/** The index of the first required question without an answer; undefined when there is none. */
export function findFirstMissing(
  questions: readonly Question[],
  findAnswer: (id: string) => QuestionAnswer | undefined,
): number | undefined {
  const index = questions.findIndex((question) =>
    isAnswerMissing(question, findAnswer(question.id)),
  );
  return index < 0 ? undefined : index;
}

const isAnswer = (value: unknown): value is QuestionAnswer =>
  typeof (value as QuestionAnswer | null)?.questionId === 'string';

/** Answers that are saved on the device until they are sent. */
export interface Draft {
  /** The bag id of the shopper who gave the answers; empty for a guest. */
  owner: string;
  answers: readonly QuestionAnswer[];
}

/**
 * Parses saved answers and keeps those to questions that still exist. A shopper gets their own answers
 * and those of a guest, but never those of another shopper.
 */
export function parseDraft(
  text: string | null,
  reader: string,
  questions: readonly Question[],
): QuestionAnswer[] {
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

/** The values of a scale, from one to its limit. */
export const listScaleValues = ({ limit }: Question): number[] =>
  Array.from({ length: limit }, (_, index) => index + 1);
