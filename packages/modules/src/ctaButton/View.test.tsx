import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const commonLink = { web: '/content/spring', mp: '/pages/content/index?id=autumn' };
const show = (fields: Record<string, unknown>, options = {}) =>
  renderModules([{ code: 'ctaButton', fields: { commonLink, ...fields } }], options);

test.each([
  ['zh-CN', '查看更多'],
  ['en-US', 'View more'],
] as const)('labels a button without text in %s with %s', async (language, name) => {
  await show({}, { language });
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test.each([
  [{}, 'outline'],
  [{ kind: 'fill' }, 'fill'],
  [{ kind: 'text' }, 'text'],
  [{ backgroundColor: 'pine' }, 'fill'],
])('renders %o in the variant %s', async (fields, variant) => {
  await show({ text: '去看', ...fields });
  expect(await screen.findByRole('link', { name: '去看' })).toHaveClass(variant);
});

test('applies the colours set on the page', async () => {
  await show({ text: '去看', backgroundColor: '#2c463b', colorOfText: 'ivory' });
  const inner = (await screen.findByRole('link', { name: '去看' })).closest('[style]');
  expect(getCssVariable(inner, '--ink')).toBe('var(--cta-background)');
  expect(getCssVariable(inner?.parentElement, '--cta-background')).toBe('#2c463b');
  expect(getCssVariable(inner?.parentElement, '--cta-text')).toBe('var(--ivory)');
});

test('hides the module when it has no target on this host', async () => {
  const { container } = await show({ commonLink: { mp: '/pages/no/such' } });
  expect(container.querySelector('[data-module]')).toBeNull();
});

test('links to the target of this host and tracks the press', async () => {
  const { platform } = await show({ text: '去看' }, { name: 'minip' });
  await userEvent.click(await screen.findByRole('link', { name: '去看' }));
  expect(platform.destinations).toEqual([{ route: 'content', params: { id: 'autumn' } }]);
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
