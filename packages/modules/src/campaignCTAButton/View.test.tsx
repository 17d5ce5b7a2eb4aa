import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { shopperSessionStarted } from '@vitrine/state';
import { describe, expect, test, vi } from 'vitest';
import { type RenderModulesOptions, renderModules } from '../testing.tsx';

const to = (text: string, web = '/content/spring') => ({ text, commonLink: { web } });
const show = (fields: Record<string, unknown>, options: RenderModulesOptions = {}) =>
  renderModules([{ code: 'campaignCTAButton', fields }], options);

test('shows the title and links the button to its target', async () => {
  await show({ title: '秋日来信', subTitle: '到月底', buttons: [to('去挑选')] });
  expect(await screen.findByText('秋日来信')).toBeVisible();
  expect(screen.getByRole('link', { name: '去挑选' })).toHaveAttribute('href', '/content/spring');
});

test('fills the last of two buttons', async () => {
  await show({ buttons: [to('手记'), to('去挑选')] });
  expect(await screen.findByRole('link', { name: '手记' })).toHaveClass('outline');
  expect(screen.getByRole('link', { name: '去挑选' })).toHaveClass('fill');
});

test('hides the module when no button has a target on this host', async () => {
  const commonLink = { mp: '/pages/no/such' };
  const { container } = await show({
    title: '秋日来信',
    buttons: [{ text: '去挑选', commonLink }],
  });
  expect(container.querySelector('[data-module]')).toBeNull();
});

test('renders two buttons with the same text', async () => {
  const consoleError = vi.spyOn(console, 'error');
  await show({ buttons: [to('', '/content/spring'), to('', '/content/autumn-letter')] });
  expect(await screen.findAllByRole('link', { name: '查看更多' })).toHaveLength(2);
  const complaints = consoleError.mock.calls.filter(([text]) => String(text).includes('same key'));
  expect(complaints).toEqual([]);
  consoleError.mockRestore();
});

test('labels a button without text "view more"', async () => {
  await show({ buttons: [to('')] });
  expect(await screen.findByRole('link', { name: '查看更多' })).toBeVisible();
});

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('sticks to the bottom with stickyBottom %s: %s', async (stickyBottom, isSticky) => {
  const { container } = await show({ stickyBottom, buttons: [to('去挑选')] });
  await screen.findByRole('link');
  expect(container.querySelector('section')?.classList.contains('stickyBottom')).toBe(isSticky);
});

describe('a button that enrols', () => {
  const buttons = [{ ...to('去完成任务', '/gamification'), campaignId: 'spring' }];
  const enrollment = (isEnrolled: boolean) => ({
    campaignId: 'spring',
    isEnrolled,
    enrolledAt: null,
  });

  const showTo = async (isEnrolled: boolean, enrol = async () => enrollment(true)) => {
    const listEnrollments = vi.fn(async () => [enrollment(isEnrolled)]);
    const rendered = await show({ buttons }, { apiResponses: { listEnrollments, enrol } });
    act(() => void rendered.store.dispatch(shopperSessionStarted('key')));
    await vi.waitFor(() => expect(listEnrollments).toHaveBeenCalledOnce());
    return { ...rendered, listEnrollments };
  };
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: '立即参加' }));

  test('leads a guest to the log-in', async () => {
    const { platform } = await show({ buttons });
    await press();
    expect(platform.destinations[0]).toMatchObject({ route: 'login' });
  });

  test('becomes the link of the page once the shopper takes part', async () => {
    const { listEnrollments } = await showTo(false);
    expect(listEnrollments).toHaveBeenCalledWith({ query: { 'campaign-ids': 'spring' } });
    await press();
    expect(await screen.findByRole('link', { name: '去完成任务' })).toBeVisible();
    expect(screen.getByText('报名成功')).toBeVisible();
  });

  test('is the link at once for a shopper who takes part already', async () => {
    await showTo(true);
    expect(await screen.findByRole('link', { name: '去完成任务' })).toBeVisible();
  });

  test('can be pressed again after a failure', async () => {
    await showTo(false, () => Promise.reject(new ApiError('network')));
    await press();
    expect(await screen.findByText('报名失败，请再尝试')).toBeVisible();
    expect(screen.getByRole('button', { name: '立即参加' })).toBeEnabled();
  });
});
