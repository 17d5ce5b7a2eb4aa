import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, test, vi } from 'vitest';
import { order } from '../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { press, pressTwice } from '../testing/screen-steps.ts';
import { problemResponse } from '../testing/stub-calls.ts';
import { api } from './api.ts';
import { useAction } from './useAction.ts';

/** Shows an order, and accepts it or another one. */
function Accepting() {
  const query = useQuery({
    queryKey: ['orders', '31'],
    queryFn: () => api.getMerchantOrder({ params: { id: '31' } }),
  });
  const accept = useAction({
    run: (id: string, options) => api.acceptMerchantOrder({ params: { id } }, options),
    changes: ['orders'],
    doneText: ({ orderNumber }) => `accepted ${orderNumber}`,
  });
  return (
    <>
      <p>{query.data?.status}</p>
      {['31', '32'].map((id) => (
        <button key={id} type="button" onClick={() => accept.run(id)}>
          accept {id}
        </button>
      ))}
    </>
  );
}

const show = (acceptMerchantOrder: unknown) =>
  renderScreen(Accepting, { answers: { getMerchantOrder: order, acceptMerchantOrder } });

it('sends a request that is pressed twice once, and another one beside it', async () => {
  const { findSent } = show(order);
  pressTwice(screen.getByRole('button', { name: 'accept 31' }));
  pressTwice(screen.getByRole('button', { name: 'accept 32' }));
  pressTwice(screen.getByRole('button', { name: 'accept 31' }));
  await waitFor(() =>
    expect(findSent('acceptMerchantOrder').map(({ params }) => params.id)).toEqual(['31', '32']),
  );
  await waitFor(() => expect(findSent('getMerchantOrder').length).toBeGreaterThan(1));
  press('accept 31');
  await waitFor(() => expect(findSent('acceptMerchantOrder')).toHaveLength(3));
});

test.each([
  ['had no answer', () => Promise.reject(new TypeError('fetch failed')), /No connection/, true],
  ['met a busy server', () => problemResponse(503, 'unavailable'), 'problem unavailable', true],
  ['was refused', () => problemResponse(400, 'bad-input'), 'problem bad-input', false],
])('a next try of a request that %s keeps its key where it may have been done', async (...row) => {
  const [, answer, text, isSameKey] = row;
  const { findSent } = show(answer);
  press('accept 31');
  expect(await screen.findByText(text)).toBeInTheDocument();
  press('accept 31');
  await waitFor(() => expect(findSent('acceptMerchantOrder')).toHaveLength(2));
  const [first, second] = findSent('acceptMerchantOrder').map((call) => call.idempotencyKey);
  expect(first).toBeTruthy();
  expect(first === second).toBe(isSameKey);
});

test.each([
  [409, 'conflict', 2],
  [412, 'precondition-failed', 2],
  [400, 'bad-input', 1],
  [403, 'forbidden', 1],
])('reads again what is shown after %i only where it is stale', async (status, code, reads) => {
  const { findSent } = show(() => problemResponse(status, code));
  await screen.findByText('paid');
  press('accept 31');
  await screen.findByText(`problem ${code}`);
  await waitFor(() => expect(findSent('getMerchantOrder')).toHaveLength(reads));
});

it('reads nothing again behind an editor that asks first', async () => {
  const Editor = () => {
    const query = useQuery({
      queryKey: ['orders', '31'],
      queryFn: () => api.getMerchantOrder({ params: { id: '31' } }),
    });
    const [isAsked, setIsAsked] = useState(false);
    const accept = useAction({
      run: () => api.acceptMerchantOrder({ params: { id: '31' } }),
      changes: ['orders'],
      onProblem: () => {
        setIsAsked(true);
        return true;
      },
    });
    return (
      <button type="button" onClick={() => accept.run()}>
        {isAsked ? 'Reload?' : query.data?.status}
      </button>
    );
  };
  const { findSent } = renderScreen(Editor, {
    answers: {
      getMerchantOrder: order,
      acceptMerchantOrder: () => problemResponse(412, 'precondition-failed'),
    },
  });
  fireEvent.click(await screen.findByText('paid'));
  await screen.findByText('Reload?');
  expect(findSent('getMerchantOrder')).toHaveLength(1);
  expect(findSent('acceptMerchantOrder')).toHaveLength(1);
});

it('tells files of one action apart', async () => {
  const upload = vi.fn((_file: File) => Promise.resolve('done'));
  function Uploading() {
    const { run } = useAction({ run: (file: File) => upload(file) });
    const files = ['a', 'b'].map((name) => new File(['x'], name));
    const send = () => {
      for (const file of [...files, ...files]) run(file);
    };
    return (
      <button type="button" onClick={send}>
        send
      </button>
    );
  }
  renderScreen(Uploading);
  press('send');
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
});
