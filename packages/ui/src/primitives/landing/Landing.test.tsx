import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Landing } from './Landing.tsx';

function Questions() {
  const [step, setStep] = useState(1);
  const [answers, setAnswers] = useState(0);
  return (
    <>
      <Landing of={String(step)}>{`第 ${step} 题`}</Landing>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        答
      </button>
      <button type="button" onClick={() => setStep(step + 1)}>
        下一题
      </button>
    </>
  );
}

test('what comes next has the focus; what is there from the beginning does not take it', async () => {
  show(<Questions />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByRole('heading', { level: 2, name: '第 2 题' })).toHaveFocus();
});

test('while it speaks of the same, the focus stays where it is', async () => {
  show(<Questions />);
  const answer = screen.getByRole('button', { name: '答' });
  await userEvent.click(answer);
  expect(answer).toHaveFocus();
});
