import { expect, it } from 'vitest';
import { createLeaveAlert } from '../../apps/mini/src/page/leave-alert.ts';

/** The alert of one page, and the questions that its host received. */
function setUpAlert() {
  const page: { isOnTop: boolean; isIntercepted: boolean; question?: string | undefined } = {
    isOnTop: true,
    isIntercepted: false,
  };
  const questions: (string | undefined)[] = [];
  const update = createLeaveAlert({
    isOnTop: () => page.isOnTop,
    isIntercepted: () => page.isIntercepted,
    getQuestion: () => page.question,
    enable: (question) => void questions.push(question),
    disable: () => void questions.push(undefined),
  });
  const setQuestion = (question: string | undefined) => {
    page.question = question;
    update();
  };
  return { update, setQuestion, page, questions };
}

it('sets a question once, and removes it once', () => {
  const { setQuestion, update, questions } = setUpAlert();
  update();
  setQuestion('Discard?');
  update();
  setQuestion(undefined);
  update();
  expect(questions).toEqual(['Discard?', undefined]);
});

it('does not change the alert of another page on top', () => {
  const { setQuestion, update, questions, page } = setUpAlert();
  setQuestion('Discard?');
  page.isOnTop = false;
  setQuestion(undefined);
  expect(questions).toEqual(['Discard?']);
  page.isOnTop = true;
  update();
  expect(questions).toEqual(['Discard?', undefined]);
});

it('removes the question while back only closes an overlay', () => {
  const { setQuestion, update, questions, page } = setUpAlert();
  setQuestion('Discard?');
  page.isIntercepted = true;
  update();
  page.isIntercepted = false;
  update();
  expect(questions).toEqual(['Discard?', undefined, 'Discard?']);
});
