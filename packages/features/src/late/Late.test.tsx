import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Late } from './Late.tsx';
import { followLate, LateContext, type LateValues } from './late-values.ts';

const show = (values: LateValues) =>
  render(
    <LateContext.Provider value={values}>
      <Late<string[]> name="similar" fallback={<p>waiting</p>}>
        {(names) => <p>{names.join(', ')}</p>}
      </Late>
    </LateContext.Provider>,
  );

test('shows the fallback, then the value once it has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  show(followLate({ similar: promise }));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(async () => resolve(['coat', 'dress']));
  expect(screen.getByText('coat, dress')).toBeInTheDocument();
});

test('a value that is already there needs no fallback', async () => {
  const values = followLate({ similar: Promise.resolve(['coat']) });
  await values.get('similar')?.promise;
  show(values);
  expect(screen.getByText('coat')).toBeInTheDocument();
});

test('hydration starts from what the server streamed beside the content', () => {
  document.body.innerHTML = '<script type="application/json" id="late-similar">["bag"]</script>';
  show(new Map());
  expect(screen.getByText('bag')).toBeInTheDocument();
});

test('markup inside a value cannot close the script it travels in', async () => {
  const values = followLate({ similar: Promise.resolve(['</script><b>']) });
  await values.get('similar')?.promise;
  const { container } = show(values);
  expect(container.innerHTML).toContain('\\u003c/script');
});
