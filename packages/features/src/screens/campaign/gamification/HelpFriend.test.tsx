import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { HelpFriend } from './HelpFriend.tsx';

const succeed = () => Promise.resolve({ done: true } as never);
const notFound = () => Promise.reject(notFoundError());

function renderHelp(boostActivity: Api['boostActivity'], boostCampaign: Api['boostCampaign']) {
  const activity = vi.fn(boostActivity);
  const campaign = vi.fn(boostCampaign);
  const context = createLoadContext({ boostActivity: activity, boostCampaign: campaign });
  renderInShop(context, <HelpFriend token="T1" activityIds={['a', 'b']} />);
  return { activity, campaign };
}

const press = () => userEvent.click(screen.getByRole('button', { name: '为 TA 助力' }));

test('helps in the first activity and thanks the shopper', async () => {
  const { activity, campaign } = renderHelp(succeed, succeed);
  await userEvent.dblClick(screen.getByRole('button', { name: '为 TA 助力' }));
  expect(await screen.findByText('已助力，谢谢您')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(activity).toHaveBeenCalledExactlyOnceWith({ params: { id: 'a' }, body: { token: 'T1' } });
  expect(campaign).not.toHaveBeenCalled();
});

test('tries the other activities and the campaign when the token is not of the first', async () => {
  const { activity, campaign } = renderHelp(notFound, succeed);
  await press();
  expect(await screen.findByText('已助力，谢谢您')).toBeVisible();
  expect(activity.mock.calls.map(([{ params }]) => params.id)).toEqual(['a', 'b']);
  expect(campaign).toHaveBeenCalledExactlyOnceWith({ body: { shareId: 'T1' } });
});

test('says that the request is over when no activity knows it', async () => {
  renderHelp(notFound, notFound);
  await press();
  expect(await screen.findByText('这次助力已经结束')).toBeVisible();
  expect(screen.queryByText('已助力，谢谢您')).toBeNull();
});

test('tries nothing else after a network error, and can be repeated', async () => {
  const { activity, campaign } = renderHelp(succeed, succeed);
  activity.mockRejectedValueOnce(new ApiError('network'));
  await press();
  expect(await screen.findByText('没能完成，请检查网络后再试')).toBeVisible();
  expect(activity).toHaveBeenCalledOnce();
  expect(campaign).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText('已助力，谢谢您')).toBeVisible();
  expect(screen.queryByText('没能完成，请检查网络后再试')).toBeNull();
});
