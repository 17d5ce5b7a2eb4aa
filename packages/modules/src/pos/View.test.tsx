import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderModules } from '../testing.tsx';

const items = [
  { text: '满减', popupTitle: '怎么用', popupContent: '<p>每单一次</p>' },
  { text: '新到', link: { web: '/product/list?set=3' } },
  { text: '含税直达' },
];
const pos = { code: 'pos', fields: { items } };

test('opens the rules of a line in a dialog', async () => {
  const { platform } = await renderModules([pos]);
  await userEvent.click(await screen.findByRole('button', { name: '满减' }));
  expect(screen.getByRole('dialog', { name: '怎么用' })).toHaveTextContent('每单一次');
  expect(platform.tracked.at(-1)?.parameters).toMatchObject({ part: 'rules', text: '满减' });
});

test('shows a line with a target as a link and any other as text', async () => {
  await renderModules([pos]);
  expect(await screen.findByRole('link', { name: '新到' })).toHaveAttribute(
    'href',
    '/product/list?set=3',
  );
  for (const text of screen.getAllByText('含税直达')) {
    expect(text.closest('a,button')).toBeNull();
  }
});

test('renders two lines with the same text', async () => {
  const consoleError = vi.spyOn(console, 'error');
  await renderModules([{ code: 'pos', fields: { items: [{ text: '满减' }, { text: '满减' }] } }]);
  expect(await screen.findAllByText('满减')).toHaveLength(2);
  const complaints = consoleError.mock.calls.filter(([text]) => String(text).includes('same key'));
  expect(complaints).toEqual([]);
  consoleError.mockRestore();
});

test('is shown above the elevator tabs when it is the first module', async () => {
  const text = (anchorLink: string) => ({
    code: 'text',
    fields: { title: anchorLink, anchorLink },
  });
  const { container } = await renderModules([pos, text('一'), text('二')]);
  await screen.findByRole('heading', { name: '一' });
  const order = [...container.querySelectorAll('[data-module],nav')];
  expect(order.map((element) => element.getAttribute('data-module'))).toEqual([
    'pos',
    null,
    'text',
    'text',
  ]);
});
