import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { order } from '../../testing/fixtures/merchant-order.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress, fill, getButton, getField } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { NotesCard } from './NotesCard.tsx';

const note = { id: '9', author: 'Mei', content: 'Call before', at: '2026-11-23T04:00:00.000Z' };
const Empty = () => <NotesCard order={order} />;
const Noted = () => <NotesCard order={{ ...order, notes: [note] }} />;

it('adds a note once, without the blanks around it', async () => {
  const { findSent } = renderScreen(Empty, { answers: { addOrderNote: order } });
  expect(screen.getByText('No notes yet')).toBeInTheDocument();
  fill('Add note', '   ');
  expect(getButton('Add note')).toBeDisabled();
  fill('Add note', ' Gift wrap ');
  doublePress('Add note');
  await waitFor(() => expect(getField('Add note')).toHaveValue(''));
  expect(findSent('addOrderNote').map(({ params, body }) => [params.id, body])).toEqual([
    ['31', { content: 'Gift wrap' }],
  ]);
});

it('keeps what is typed while a note is on its way', async () => {
  const arrival = Promise.withResolvers<object>();
  const { findSent } = renderScreen(Empty, { answers: { addOrderNote: () => arrival.promise } });
  fill('Add note', 'Gift wrap');
  doublePress('Add note');
  await waitFor(() => expect(findSent('addOrderNote')).toHaveLength(1));
  fill('Add note', 'Gift wrap, with a card');
  arrival.resolve(order);
  await waitFor(() => expect(getButton(/Add note/)).not.toHaveClass('ant-btn-loading'));
  expect(getField('Add note')).toHaveValue('Gift wrap, with a card');
});

it('keeps a note that could not be added', async () => {
  renderScreen(Empty, { answers: { addOrderNote: () => problemResponse(500, 'internal') } });
  fill('Add note', 'Gift wrap');
  doublePress('Add note');
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  expect(getField('Add note')).toHaveValue('Gift wrap');
});

it('shows who wrote a note and when, in Chinese, to those who only read', () => {
  renderScreen(Noted, { language: 'zh-CN', role: 'read-only' });
  expect(screen.getByText('Call before')).toBeInTheDocument();
  expect(screen.getByText(/^Mei · 2026/)).toHaveTextContent('12:00');
  expect(screen.queryByRole('textbox')).toBeNull();
});
