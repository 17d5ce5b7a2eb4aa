import type { GivenAnswer } from '@vitrine/contract';
import { expect, test } from 'vitest';
import type { StoredQuestion } from '../../database/schema.ts';
import { answerFaults } from './rules.ts';

const words = { 'zh-CN': '', 'en-US': '' };
const options = ['a', 'b', 'c'].map((id) => ({ id, text: words }));
const question = (id: string, kind: StoredQuestion['kind'], more = {}): StoredQuestion => ({
  id,
  kind,
  text: words,
  isRequired: false,
  options: kind === 'single' || kind === 'multiple' ? options : [],
  limit: 2,
  ...more,
});
const questions = [
  question('one', 'single', { isRequired: true }),
  question('some', 'multiple'),
  question('rate', 'scale', { limit: 5 }),
  question('say', 'text', { limit: 3 }),
];
const one = { questionId: 'one', optionIds: ['a'] };

test.each<[string, GivenAnswer[], string[]]>([
  ['the least that is asked', [one], []],
  ['nothing', [], ['one required']],
  ['an empty answer to what is required', [{ questionId: 'one', optionIds: [] }], ['one required']],
  ['two of one', [{ questionId: 'one', optionIds: ['a', 'b'] }], ['one not-an-answer']],
  ['a choice nobody offered', [{ questionId: 'one', optionIds: ['z'] }], ['one not-an-answer']],
  ['as many as allowed', [one, { questionId: 'some', optionIds: ['a', 'b'] }], []],
  ['too many', [one, { questionId: 'some', optionIds: ['a', 'b', 'c'] }], ['some not-an-answer']],
  ['one twice', [one, { questionId: 'some', optionIds: ['a', 'a'] }], ['some not-an-answer']],
  ['the ends of a scale', [one, { questionId: 'rate', value: 5 }], []],
  ['beyond a scale', [one, { questionId: 'rate', value: 6 }], ['rate not-an-answer']],
  ['below a scale', [one, { questionId: 'rate', value: 0 }], ['rate not-an-answer']],
  ['words that fit, counted as people do', [one, { questionId: 'say', text: '𠮷𠮷𠮷' }], []],
  ['too many words', [one, { questionId: 'say', text: '四个字了' }], ['say not-an-answer']],
  ['a question nobody asked', [one, { questionId: 'none' }], ['none unknown-question']],
  ['one answer twice', [one, one], ['one answered-twice']],
])('%s', (_, answers, faults) => {
  expect(
    answerFaults(questions, answers).map(({ questionId, fault }) => `${questionId} ${fault}`),
  ).toEqual(faults);
});
