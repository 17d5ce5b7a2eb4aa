import type { QuestionAnswer } from '@vitrine/contract';
import { expect, test } from 'vitest';
import type { StoredQuestion } from '../../database/schema.ts';
import { findAnswerFaults } from './rules.ts';

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

test.each<[string, QuestionAnswer[], string[]]>([
  ['accepts the required answer only', [one], []],
  ['reports a missing required answer', [], ['one required']],
  ['reports an empty required answer', [{ questionId: 'one', optionIds: [] }], ['one required']],
  [
    'reports two options of a single choice',
    [{ questionId: 'one', optionIds: ['a', 'b'] }],
    ['one not-an-answer'],
  ],
  ['reports an unknown option', [{ questionId: 'one', optionIds: ['z'] }], ['one not-an-answer']],
  ['accepts as many options as allowed', [one, { questionId: 'some', optionIds: ['a', 'b'] }], []],
  [
    'reports too many options',
    [one, { questionId: 'some', optionIds: ['a', 'b', 'c'] }],
    ['some not-an-answer'],
  ],
  [
    'reports an option chosen twice',
    [one, { questionId: 'some', optionIds: ['a', 'a'] }],
    ['some not-an-answer'],
  ],
  ['accepts the end of a scale', [one, { questionId: 'rate', value: 5 }], []],
  [
    'reports a value above the scale',
    [one, { questionId: 'rate', value: 6 }],
    ['rate not-an-answer'],
  ],
  [
    'reports a value below the scale',
    [one, { questionId: 'rate', value: 0 }],
    ['rate not-an-answer'],
  ],
  ['counts characters, not UTF-16 units', [one, { questionId: 'say', text: '𠮷𠮷𠮷' }], []],
  [
    'reports a text that is too long',
    [one, { questionId: 'say', text: '四个字了' }],
    ['say not-an-answer'],
  ],
  ['reports an unknown question', [one, { questionId: 'none' }], ['none unknown-question']],
  ['reports a question answered twice', [one, one], ['one answered-twice']],
])('%s', (_, answers, faults) => {
  expect(
    findAnswerFaults(questions, answers).map(({ questionId, fault }) => `${questionId} ${fault}`),
  ).toEqual(faults);
});
