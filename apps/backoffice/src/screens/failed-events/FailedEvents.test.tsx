import { screen, waitFor } from '@testing-library/react';
import type { FailedEvent } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { press, readRows } from '../../testing/screen-steps.ts';
import { FailedEvents } from './FailedEvents.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const event = (id: string, reason: string): FailedEvent => ({
  id,
  type: 'order.paid',
  subjectId: '1001',
  at: AT,
  failedAt: AT,
  attempts: 1,
  reason,
});

it('tells why an event failed, and sends it again', async () => {
  let items = [event('0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40', 'invalid input syntax')];
  const { findSent } = renderScreen(FailedEvents, {
    role: 'support',
    answers: {
      listFailedEvents: () => ({ items, nextCursor: null }),
      redistributeEvent: () => {
        items = [];
        return { done: true };
      },
    },
  });
  expect(await screen.findByText('invalid input syntax')).toBeVisible();
  expect(readRows()[0]).toContain('Order paid');
  press('Send again');
  expect(await screen.findByText('It is distributed again')).toBeVisible();
  expect(findSent('redistributeEvent').map(({ params }) => params.id)).toEqual([
    '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  ]);
  await waitFor(() => expect(screen.queryByText('invalid input syntax')).toBeNull());
});

it('names an unknown type in Chinese', async () => {
  renderScreen(FailedEvents, {
    language: 'zh-CN',
    answers: {
      listFailedEvents: {
        items: [event('0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40', 'unknown-type')],
        nextCursor: null,
      },
    },
  });
  expect(await screen.findByText('此版本不认识的事件类型')).toBeVisible();
});
