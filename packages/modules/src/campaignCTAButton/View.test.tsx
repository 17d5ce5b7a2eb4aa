import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showModules } from '../testing.tsx';

const to = (text: string, web = '/content/spring') => ({ text, commonLink: { web } });
const show = (fields: Record<string, unknown>) =>
  showModules([{ code: 'campaignCTAButton', fields }]);

test('says what the campaign asks, and leads there', async () => {
  await show({ title: '秋日来信', subTitle: '到月底', buttons: [to('去挑选')] });
  expect(await screen.findByText('秋日来信')).toBeVisible();
  expect(screen.getByRole('link', { name: '去挑选' })).toHaveAttribute('href', '/content/spring');
});

test('of two buttons the last one is filled', async () => {
  await show({ buttons: [to('手记'), to('去挑选')] });
  expect(await screen.findByRole('link', { name: '手记' })).toHaveClass('outline');
  expect(screen.getByRole('link', { name: '去挑选' })).toHaveClass('fill');
});

test('of buttons that all lead nowhere on this host nothing is left', async () => {
  const commonLink = { mp: '/pages/no/such' };
  const { container } = await show({
    title: '秋日来信',
    buttons: [{ text: '去挑选', commonLink }],
  });
  expect(container.querySelector('[data-module]')).toBeNull();
});

test('buttons that say the same are told apart', async () => {
  const complain = vi.spyOn(console, 'error');
  await show({ buttons: [to('', '/content/spring'), to('', '/content/autumn-letter')] });
  expect(await screen.findAllByRole('link', { name: '查看更多' })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('a button without words says view more', async () => {
  await show({ buttons: [to('')] });
  expect(await screen.findByRole('link', { name: '查看更多' })).toBeVisible();
});

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('stickyBottom %s keeps it in sight: %s', async (stickyBottom, stays) => {
  const { container } = await show({ stickyBottom, buttons: [to('去挑选')] });
  await screen.findByRole('link');
  expect(container.querySelector('section')?.classList.contains('inSight')).toBe(stays);
});
