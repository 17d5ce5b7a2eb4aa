import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vitrine/client';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useAction } from './useAction.ts';

const tries: { input: unknown; key: string }[] = [];
let answer: () => Promise<unknown>;

function Buttons({ inputs }: { inputs: readonly unknown[] }) {
  const { run } = useAction({
    run: (input: unknown, { idempotencyKey }) => {
      tries.push({ input, key: idempotencyKey });
      return answer();
    },
    doneText: 'Done',
    onProblem: () => true,
  });
  return inputs.map((input, index) => (
    <button key={String(index)} type="button" onClick={() => run(input)}>
      {`Try ${index}`}
    </button>
  ));
}

const press = (index: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Try ${index}` }));

test('runs a request once at a double click, and another request beside it', async () => {
  tries.length = 0;
  answer = async () => 'ok';
  renderScreen(() => <Buttons inputs={['a', 'b']} />);
  press(0);
  press(0);
  press(1);
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(2));
  expect(tries.map(({ input }) => input)).toEqual(['a', 'b']);
  press(0);
  await waitFor(() => expect(tries).toHaveLength(3));
});

const createFile = (text: string) => new File([text], 'stock.csv', { lastModified: 1 });

test.each([
  ['keeps the key of a request that got no answer', 'network' as const, ['a', 'a'], true],
  ['takes another key after a refusal', 'conflict' as const, ['a', 'a'], false],
  ['takes another key for another request', 'network' as const, ['a', 'b'], false],
  [
    'takes another key for another file',
    'network' as const,
    [createFile('a'), createFile('ab')],
    false,
  ],
])('%s', async (_title, problem, inputs, isSame) => {
  tries.length = 0;
  answer = () => Promise.reject(new ApiError(problem));
  renderScreen(() => <Buttons inputs={inputs} />);
  press(0);
  await waitFor(() => expect(tries).toHaveLength(1));
  await waitFor(() => {
    press(1);
    expect(tries).toHaveLength(2);
  });
  expect(tries[0]?.key === tries[1]?.key).toBe(isSame);
});
