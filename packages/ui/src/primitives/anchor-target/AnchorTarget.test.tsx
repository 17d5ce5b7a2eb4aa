import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { AnchorTarget } from './AnchorTarget.tsx';

function Questions() {
  const [step, setStep] = useState(1);
  const [answers, setAnswers] = useState(0);
  return (
    <>
      <AnchorTarget focusKey={String(step)}>{`第 ${step} 题`}</AnchorTarget>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        答
      </button>
      <button type="button" onClick={() => setStep(step + 1)}>
        下一题
      </button>
    </>
  );
}

test('takes the focus when the key changes, but not on the first render', async () => {
  renderWithPlatform(<Questions />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByRole('heading', { level: 2, name: '第 2 题' })).toHaveFocus();
});

test('leaves the focus alone while the key is the same', async () => {
  renderWithPlatform(<Questions />);
  const answer = screen.getByRole('button', { name: '答' });
  await userEvent.click(answer);
  expect(answer).toHaveFocus();
});
