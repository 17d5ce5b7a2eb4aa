import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Menus } from './Menus.tsx';

const link = (zh: string, en: string, path: string) => ({
  text: { 'zh-CN': zh, 'en-US': en },
  link: path,
  isPromotion: false,
});
const menus = {
  women: [
    link('新到', 'New in', '/product/list?sort=newest'),
    link('特惠', 'Sale', '/product/list?sale=1'),
  ],
  men: [],
  kids: [],
  version: 6,
};
const answers = { getMenus: menus, updateMenus: menus };

test('changes order, texts and links of a menu', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Menus, { answers });
  const second = await screen.findByRole('group', { name: 'link 2' });
  await user.click(within(second).getByRole('checkbox', { name: 'Highlighted' }));
  await user.click(within(second).getByRole('button', { name: 'Move up link 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateMenus')).toHaveLength(1));
  expect(findSent('updateMenus')[0]).toMatchObject({
    version: '"6"',
    body: {
      women: [{ ...menus.women[1], isPromotion: true }, menus.women[0]],
      men: [],
      kids: [],
    },
  });
});

test('keeps a menu that was changed, takes the others, and leads to one that both changed', async () => {
  const user = userEvent.setup();
  const shoes = link('鞋', 'Shoes', '/product/list?sale=2');
  const theirs = { ...menus, women: [shoes], men: [shoes], version: 7 };
  let stored: object = menus;
  const { findSent } = renderScreen(Menus, {
    answers: {
      getMenus: () => stored,
      updateMenus: ({ version }: SentCall) =>
        version === '"7"' ? { ...theirs, version: 8 } : problemResponse(412, 'precondition-failed'),
    },
  });
  const second = await screen.findByRole('group', { name: 'link 2' });
  await user.click(within(second).getByRole('button', { name: 'Move up link 2' }));
  await user.click(screen.getByRole('tab', { name: 'Men' }));
  stored = theirs;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Women' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText(/changed this field too/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateMenus')).toHaveLength(2));
  expect(findSent('updateMenus').map(({ version }) => version)).toEqual(['"6"', '"7"']);
  expect(findSent('updateMenus')[1]?.body).toEqual({
    ...{ women: [menus.women[1], menus.women[0]], men: [shoes], kids: [] },
  });
  await waitFor(() => expect(screen.queryByText(/changed this/)).toBeNull());
});

test('leads to the tab of a link that another site would open', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Menus, { answers });
  await user.click(await screen.findByRole('tab', { name: 'Men' }));
  const panel = screen.getByRole('tabpanel', { name: 'Men' });
  await user.click(within(panel).getByRole('button', { name: 'Add a link' }));
  await user.type(within(panel).getByLabelText('Text · Chinese'), '外站');
  await user.type(within(panel).getByLabelText('Link'), '/other.test');
  await user.click(screen.getByRole('tab', { name: 'Women' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(panel).findByText('Enter a path of this shop that starts with one /'),
  ).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Men' })).toHaveAttribute('aria-selected', 'true');
  expect(findSent('updateMenus')).toHaveLength(0);
});

test('says what to do in a shop without its content', async () => {
  renderScreen(Menus, {});
  expect(await screen.findByText(/has no content of header and footer/)).toBeVisible();
});
