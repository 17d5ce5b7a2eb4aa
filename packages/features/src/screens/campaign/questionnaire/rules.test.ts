import type { Question, QuestionAnswer } from '@vitrine/contract';
import { expect, test } from 'vitest';
import {
  findFirstMissing,
  isAnswerMissing,
  listScaleValues,
  parseDraft,
  parseStep,
} from './rules.ts';

const question = (id: string, isRequired = true): Question => ({
  id,
  kind: 'text',
  text: '',
  isRequired,
  options: [],
  limit: 3,
});

test.each([
  [undefined, 0],
  ['1', 0],
  ['4', 3],
  ['5', 0],
  ['0', 0],
  ['2.5', 0],
  ['x', 0],
])('parses step %s of four questions as index %s', (text, step) => {
  expect(parseStep(text, 4)).toBe(step);
});

test.each<[boolean, QuestionAnswer | undefined, boolean]>([
  [true, undefined, true],
  [true, { questionId: 'a', text: '  ' }, true],
  [true, { questionId: 'a', optionIds: [] }, true],
  [true, { questionId: 'a', value: 1 }, false],
  [false, undefined, false],
])('knows whether a required answer is missing, %#', (isRequired, answer, isMissing) => {
  expect(isAnswerMissing(question('a', isRequired), answer)).toBe(isMissing);
});

test('finds the first required question without an answer', () => {
  const questions = [question('a'), question('b', false), question('c')];
  expect(
    findFirstMissing(questions, (id) => (id === 'a' ? { questionId: id, text: 'x' } : undefined)),
  ).toBe(2);
  expect(findFirstMissing(questions, (questionId) => ({ questionId, text: 'x' }))).toBeUndefined();
});

const answer = { questionId: 'a', text: 'x' };
const createDraft = (owner: string, answers: unknown) => JSON.stringify({ owner, answers });

test.each([
  [createDraft('', [answer, { questionId: 'gone' }, 7]), [answer]],
  ['[{"questionId":"a","text":"x"}]', []],
  ['{}', []],
  ['nonsense', []],
  ['null', []],
  [null, []],
])('restores only saved answers to these questions, %#', (text, answers) => {
  expect(parseDraft(text, '', [question('a')])).toEqual(answers);
});

test.each([
  ['', 'mine', true],
  ['mine', 'mine', true],
  ['mine', 'theirs', false],
  ['mine', '', false],
])('restores the answers of "%s" for "%s": %s', (owner, reader, isRestored) => {
  const answers = parseDraft(createDraft(owner, [answer]), reader, [question('a')]);
  expect(answers).toEqual(isRestored ? [answer] : []);
});

test('a scale starts at one', () => {
  expect(listScaleValues(question('a'))).toEqual([1, 2, 3]);
});
