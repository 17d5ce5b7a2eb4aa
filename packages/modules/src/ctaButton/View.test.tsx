import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const commonLink = { web: '/content/spring', mp: '/pages/content/index?id=autumn' };
const show = (fields: Record<string, unknown>, options = {}) =>
  showModules([{ code: 'ctaButton', fields: { commonLink, ...fields } }], options);

test.each([
  ['zh-CN', '查看更多'],
  ['en-US', 'View more'],
] as const)('in %s a button without words says %s', async (language, name) => {
  await show({}, { language });
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test.each([
  [{}, 'outline'],
  [{ kind: 'fill' }, 'fill'],
  [{ kind: 'text' }, 'text'],
  [{ backgroundColor: 'pine' }, 'fill'],
])('%o looks like %s', async (fields, look) => {
  await show({ text: '去看', ...fields });
  expect(await screen.findByRole('link', { name: '去看' })).toHaveClass(look);
});

test('wears the colours it is given', async () => {
  await show({ text: '去看', backgroundColor: '#2c463b', colorOfText: 'ivory' });
  const inner = (await screen.findByRole('link', { name: '去看' })).closest('[style]');
  expect(tokenOf(inner, '--ink')).toBe('var(--cta-ground)');
  expect(tokenOf(inner?.parentElement, '--cta-ground')).toBe('#2c463b');
  expect(tokenOf(inner?.parentElement, '--cta-words')).toBe('var(--ivory)');
});

test('where it leads nowhere on this host, it leaves no place behind', async () => {
  const { container } = await show({ commonLink: { mp: '/pages/no/such' } });
  expect(container.querySelector('[data-module]')).toBeNull();
});

test('leads where this host goes, and tells of the tap', async () => {
  const { platform } = await show({ text: '去看' }, { name: 'minip' });
  await userEvent.click(await screen.findByRole('link', { name: '去看' }));
  expect(platform.visits).toEqual([{ route: 'content', params: { id: 'autumn' } }]);
  expect(platform.tracked).toContainEqual(
    expect.objectContaining({
      parameters: expect.objectContaining({
        moduleCode: 'ctaButton',
        part: 'button',
        text: '去看',
      }),
    }),
  );
});
