import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { shopper } from '../testing/fixtures/shopper.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { doublePress, fieldProblem, fill, press } from '../testing/screen-steps.ts';
import { problemResponse } from '../testing/stub-calls.ts';
import { OpenScreensContext } from './open-screens.ts';
import { QueryView } from './QueryView.tsx';
import { ReasonModal } from './ReasonModal.tsx';
import { ScreenLink } from './ScreenLink.tsx';

function Labels() {
  const query = useQuery({ queryKey: ['labels'], queryFn: () => api.listLabels() });
  return <QueryView query={query}>{(labels) => <p>{`${labels.length} labels`}</p>}</QueryView>;
}

test.each([
  ['en-US', 'This could not be loaded', 'Try again'],
  ['zh-CN', '无法载入', '重试'],
] as const)(
  'shows a skeleton, then the failure in %s, then the data',
  async (language, text, again) => {
    let answer: unknown = problemResponse(500, 'internal');
    const { findSent } = renderScreen(Labels, { language, answers: { listLabels: () => answer } });
    expect(document.querySelector('.ant-skeleton')).not.toBeNull();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('problem internal')).toBeVisible();
    answer = [];
    press(again);
    expect(await screen.findByText('0 labels')).toBeVisible();
    expect(findSent('listLabels')).toHaveLength(2);
  },
);

test('says in words that there is no connection', async () => {
  const listLabels = () => {
    throw new TypeError('fetch failed');
  };
  renderScreen(Labels, { answers: { listLabels } });
  expect(await screen.findByText(/No connection/)).toBeVisible();
});

test('asks for a reason of some length, and runs once with it', async () => {
  const close = vi.fn();
  const done = vi.fn();
  let answer: unknown = fieldProblem({ reason: 'is too short' });
  const Modal = () => (
    <ReasonModal
      title="Cancel"
      okText="Go"
      isOpen
      changes={['labels']}
      doneText="It is done"
      run={(reason) => api.blockShopper({ params: { id: '1' }, body: { reason } })}
      onDone={done}
      onClose={close}
    />
  );
  const { findSent } = renderScreen(Modal, { answers: { blockShopper: () => answer } });
  fill('Reason', '   ab ');
  press('Go');
  await waitFor(() => expect(document.querySelector('.ant-form-item-has-error')).not.toBeNull());
  fill('Reason', '  The shopper asked ');
  doublePress('Go');
  expect(await screen.findByText('is too short')).toBeVisible();
  expect(close).not.toHaveBeenCalled();
  answer = shopper;
  press('Go');
  expect(await screen.findByText('It is done')).toBeVisible();
  expect(findSent('blockShopper').map(({ body }) => body)).toEqual(
    Array(2).fill({ reason: 'The shopper asked' }),
  );
  expect(done).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test('is a link only to a screen that the operator may open', () => {
  const screens = [{ path: '/sets/:id', title: { 'zh-CN': '商品集', 'en-US': 'Set' } }];
  renderScreen(() => (
    <OpenScreensContext value={screens}>
      <ScreenLink href="/sets/7">A set</ScreenLink>
      <ScreenLink href="/staff">Staff</ScreenLink>
    </OpenScreensContext>
  ));
  expect(screen.getByText('A set')).toHaveAttribute('href', '/sets/7');
  expect(screen.getByText('Staff').closest('a')).toBeNull();
});
