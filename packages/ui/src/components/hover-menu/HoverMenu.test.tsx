import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { HoverMenu } from './HoverMenu.tsx';

const items = ['coats', 'shoes', 'journal'].map((key) => ({
  key,
  hasPanel: key !== 'journal',
  renderLink: (isExpanded: boolean | undefined) => (
    <a href={`/${key}`} aria-expanded={isExpanded}>
      {key}
    </a>
  ),
}));

function renderMenu() {
  renderWithPlatform(
    <>
      <HoverMenu
        label="Catalogue"
        items={items}
        renderPanel={(key) => <a href={`/all-${key}`}>{`all ${key}`}</a>}
      />
      <button type="button">after</button>
    </>,
  );
  return (name: string) => screen.getByRole('link', { name });
}

const panelLink = (name: string) => screen.queryByRole('link', { name: `all ${name}` });

test('opens the panel of the focused link and closes it behind the last one', async () => {
  const link = renderMenu();
  await userEvent.tab();
  expect(panelLink('coats')).toBeVisible();
  expect(link('coats')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(panelLink('shoes')).toBeVisible();
  expect(link('coats')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  expect(panelLink('shoes')).toBeNull();
  expect(link('journal')).not.toHaveAttribute('aria-expanded');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
});

test('the arrow down moves into the panel, and Escape back to its link', async () => {
  const link = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(panelLink('coats')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panelLink('coats')).toBeNull();
  expect(link('coats')).toHaveFocus();
});

test('a pointer opens a panel after a moment, and its link closes it', async () => {
  const link = renderMenu();
  await userEvent.hover(link('shoes'));
  expect(panelLink('shoes')).toBeNull();
  await waitFor(() => expect(panelLink('shoes')).toBeVisible());
  fireEvent.click(link('shoes'));
  expect(panelLink('shoes')).toBeNull();
});
