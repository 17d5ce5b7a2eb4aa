import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showModules } from '../testing.tsx';

const items = [
  { text: '满减', popupTitle: '怎么用', popupContent: '<p>每单一次</p>' },
  { text: '新到', link: { web: '/product/list?set=3' } },
  { text: '含税直达' },
];
const pos = { code: 'pos', fields: { items } };

test('a line with rules opens them', async () => {
  const { platform } = await showModules([pos]);
  await userEvent.click(await screen.findByRole('button', { name: '满减' }));
  expect(screen.getByRole('dialog', { name: '怎么用' })).toHaveTextContent('每单一次');
  expect(platform.tracked.at(-1)?.parameters).toMatchObject({ part: 'rules', text: '满减' });
});

test('a line with a place to go is a link; one with neither only speaks', async () => {
  await showModules([pos]);
  expect(await screen.findByRole('link', { name: '新到' })).toHaveAttribute(
    'href',
    '/product/list?set=3',
  );
  for (const words of screen.getAllByText('含税直达')) {
    expect(words.closest('a,button')).toBeNull();
  }
});

test('lines that say the same are told apart', async () => {
  const complain = vi.spyOn(console, 'error');
  await showModules([{ code: 'pos', fields: { items: [{ text: '满减' }, { text: '满减' }] } }]);
  expect(await screen.findAllByText('满减')).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('stands above the index of the page when it comes first', async () => {
  const text = (anchorLink: string) => ({
    code: 'text',
    fields: { title: anchorLink, anchorLink },
  });
  const { container } = await showModules([pos, text('一'), text('二')]);
  await screen.findByRole('heading', { name: '一' });
  const order = [...container.querySelectorAll('[data-module],nav')];
  expect(order.map((element) => element.getAttribute('data-module'))).toEqual([
    'pos',
    null,
    'text',
    'text',
  ]);
});
