import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const tabs = (image?: object) => [
  { tabName: '秋', current: true, image },
  { tabName: '春', commonLink: { web: '/content/spring' }, image },
  { tabName: '冬', commonLink: { web: '/content/winter' }, image },
];
const show = (fields: Record<string, unknown>) => renderModules([{ code: 'campaignTabs', fields }]);

test.each([
  ['text', undefined],
  ['pictures', { source: '/images/a/480' }],
])('marks the current page and links the others when shown as %s', async (_, image) => {
  await show({ tabs: tabs(image) });
  expect(await screen.findByRole('link', { name: '春' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('秋').closest('[aria-current]')).not.toBeNull();
});

test.each([
  ['text', undefined],
  ['pictures', { source: '/images/a/480' }],
])('tracks the selected page when shown as %s', async (_, image) => {
  const { platform } = await show({ tabs: tabs(image) });
  await userEvent.click(await screen.findByRole('link', { name: '冬' }));
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1858, label: '冬', position: 3 },
  });
  expect(platform.destinations).toHaveLength(1);
});

test('tracks two tabs of the same name by their position', async () => {
  const twin = { tabName: '春', commonLink: { web: '/content/winter' } };
  const { platform } = await show({ tabs: [...tabs().slice(0, 2), twin] });
  const [, second] = await screen.findAllByRole('link', { name: '春' });
  await userEvent.click(second as HTMLElement);
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1858, label: '春', position: 3 },
  });
});

test('ignores a press on the tab of the current page', async () => {
  const { platform } = await show({ tabs: tabs() });
  await userEvent.click(await screen.findByText('秋'));
  expect(platform.tracked.filter(({ event }) => event === 'PageAction')).toEqual([]);
});

test('hides the module when no other page has a target', async () => {
  await show({ tabs: [{ tabName: '秋', current: true }, { tabName: '春' }] });
  expect(screen.queryByText('秋')).toBeNull();
});
