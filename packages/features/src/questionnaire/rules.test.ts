import type { GivenAnswer, Question } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { firstOwed, isOwed, parseDraft, scaleOf, stepOf } from './rules.ts';

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
])('step %s of four', (text, step) => {
  expect(stepOf(text, 4)).toBe(step);
});

test.each<[boolean, GivenAnswer | undefined, boolean]>([
  [true, undefined, true],
  [true, { questionId: 'a', text: '  ' }, true],
  [true, { questionId: 'a', optionIds: [] }, true],
  [true, { questionId: 'a', value: 1 }, false],
  [false, undefined, false],
])('whether an answer is owed, %#', (isRequired, given, owed) => {
  expect(isOwed(question('a', isRequired), given)).toBe(owed);
});

test('the first that is owed is where one is led back to', () => {
  const questions = [question('a'), question('b', false), question('c')];
  expect(
    firstOwed(questions, (id) => (id === 'a' ? { questionId: id, text: 'x' } : undefined)),
  ).toBe(2);
  expect(firstOwed(questions, (questionId) => ({ questionId, text: 'x' }))).toBeUndefined();
});

const given = { questionId: 'a', text: 'x' };
const draftOf = (owner: string, answers: unknown) => JSON.stringify({ owner, answers });

test.each([
  [draftOf('', [given, { questionId: 'gone' }, 7]), [given]],
  ['[{"questionId":"a","text":"x"}]', []],
  ['{}', []],
  ['nonsense', []],
  ['null', []],
  [null, []],
])('of what was kept only answers to these questions come back, %#', (text, answers) => {
  expect(parseDraft(text, '', [question('a')])).toEqual(answers);
});

test.each([
  ['', 'mine', true],
  ['mine', 'mine', true],
  ['mine', 'theirs', false],
  ['mine', '', false],
])('answers of "%s" come back to "%s": %s', (owner, reader, comeBack) => {
  const answers = parseDraft(draftOf(owner, [given]), reader, [question('a')]);
  expect(answers).toEqual(comeBack ? [given] : []);
});

test('a scale begins with one', () => {
  expect(scaleOf(question('a'))).toEqual([1, 2, 3]);
});
