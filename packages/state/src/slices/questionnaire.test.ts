import type { Question, Questionnaire } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  answer,
  answersCollected,
  chooseOption,
  selectAnswer,
  selectAnswers,
  selectIsComplete,
  selectQuestionnaire,
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
const isComplete = () => selectIsComplete(store.getState());

test('one choice takes the place of another, and goes when it is tapped again', () => {
  expect(choose('one', 'a', 'b')).toEqual(['b']);
  expect(choose('one', 'b')).toEqual([]);
});

test('several choices are kept up to the limit', () => {
  expect(choose('some', 'a', 'b', 'c')).toEqual(['a', 'b']);
  expect(choose('some', 'a')).toEqual(['b']);
});

test('it is complete when all that is required has been answered', () => {
  expect(isComplete()).toBe(false);
  choose('one', 'a');
  expect(isComplete()).toBe(true);
});

test.each(['', '  '])('only what was answered is sent: %j is nothing', (text) => {
  choose('one', 'a');
  choose('some', 'a', 'a');
  store.dispatch(answer({ questionId: 'say', text }));
  expect(selectAnswers(store.getState())).toEqual([{ questionId: 'one', optionIds: ['a'] }]);
});

test('answers stay with their questionnaire until they are collected', () => {
  choose('one', 'a');
  store.dispatch(setQuestionnaire(questionnaire('a')));
  expect(isComplete()).toBe(true);
  store.dispatch(answersCollected('2026-11-21T00:00:00.000Z'));
  expect(selectQuestionnaire(store.getState())?.collectedAt).toBe('2026-11-21T00:00:00.000Z');
  expect(selectAnswers(store.getState())).toEqual([]);
  choose('one', 'a');
  store.dispatch(setQuestionnaire(questionnaire('b')));
  expect(selectAnswers(store.getState())).toEqual([]);
});
