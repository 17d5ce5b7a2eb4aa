import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Deferred } from './Deferred.tsx';
import { DeferredContext, type DeferredValues, trackDeferred } from './deferred-values.ts';

const renderDeferred = (values: DeferredValues) =>
  render(
    <DeferredContext.Provider value={values}>
      <Deferred<string[]> name="similar" fallback={<p>waiting</p>}>
        {(names) => <p>{names.join(', ')}</p>}
      </Deferred>
    </DeferredContext.Provider>,
  );

test('shows the fallback, then the value once it has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  renderDeferred(trackDeferred({ similar: promise }));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(async () => resolve(['coat', 'dress']));
  expect(screen.getByText('coat, dress')).toBeInTheDocument();
});

test('shows no fallback for a value that has already arrived', async () => {
  const values = trackDeferred({ similar: Promise.resolve(['coat']) });
  await values.get('similar')?.promise;
  renderDeferred(values);
  expect(screen.getByText('coat')).toBeInTheDocument();
});

test('hydrates from the value that the server streamed', () => {
  document.body.innerHTML =
    '<script type="application/json" id="deferred-similar">["bag"]</script>';
  renderDeferred(new Map());
  expect(screen.getByText('bag')).toBeInTheDocument();
});

test('escapes markup in a value, so that it cannot close its script element', async () => {
  const values = trackDeferred({ similar: Promise.resolve(['</script><b>']) });
  await values.get('similar')?.promise;
  const { container } = renderDeferred(values);
  expect(container.innerHTML).toContain('\\u003c/script');
});
