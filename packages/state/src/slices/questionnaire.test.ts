import type { Question, Questionnaire } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  answersSubmitted,
  chooseOption,
  selectAnswer,
  selectAnswers,
  selectQuestionnaire,
  setAnswer,
  setQuestionnaire,
} from './questionnaire.ts';

const question = (id: string, kind: Question['kind'], isRequired = false): Question => ({
  id,
  kind,
  text: id,
  isRequired,
  options: [],
  limit: 2,
});
const questionnaire = (id: string): Questionnaire => ({
  id,
  title: '',
  introduction: '',
  questions: [
    question('one', 'single', true),
    question('some', 'multiple'),
    question('say', 'text'),
  ],
  collectedAt: null,
});

let store: Store;
beforeEach(() => {
  store = makeStore();
  store.dispatch(setQuestionnaire(questionnaire('a')));
});
const choose = (questionId: string, ...optionIds: string[]) => {
  for (const optionId of optionIds) store.dispatch(chooseOption({ questionId, optionId }));
  return selectAnswer(store.getState(), questionId)?.optionIds;
};

test('a single choice replaces the previous one and is cleared when pressed again', () => {
  expect(choose('one', 'a', 'b')).toEqual(['b']);
  expect(choose('one', 'b')).toEqual([]);
});

test('keeps several choices up to the limit', () => {
  expect(choose('some', 'a', 'b', 'c')).toEqual(['a', 'b']);
  expect(choose('some', 'a')).toEqual(['b']);
});

test.each(['', '  '])('does not send the empty answer %j', (text) => {
  choose('one', 'a');
  choose('some', 'a', 'a');
  store.dispatch(setAnswer({ questionId: 'say', text }));
  expect(selectAnswers(store.getState())).toEqual([{ questionId: 'one', optionIds: ['a'] }]);
});

test('keeps the answers of a questionnaire until they are submitted', () => {
  choose('one', 'a');
  store.dispatch(setQuestionnaire(questionnaire('a')));
  expect(selectAnswers(store.getState())).toHaveLength(1);
  store.dispatch(answersSubmitted('2026-11-21T00:00:00.000Z'));
  expect(selectQuestionnaire(store.getState())?.collectedAt).toBe('2026-11-21T00:00:00.000Z');
  expect(selectAnswers(store.getState())).toEqual([]);
  choose('one', 'a');
  store.dispatch(setQuestionnaire(questionnaire('b')));
  expect(selectAnswers(store.getState())).toEqual([]);
});
