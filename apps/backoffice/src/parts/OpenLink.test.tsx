import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { OpenLink } from './OpenLink.tsx';
import { useOpenItem } from './useOpenItem.ts';

const Screen = () => (
  <>
    <OpenLink id="a/1">Details</OpenLink>
    <p>open: {useOpenItem()[0] ?? 'none'}</p>
  </>
);

it('opens an item beside its list, keeps the filters, and can be opened in a tab of its own', () => {
  const { history } = renderScreen(Screen, { path: '/jobs', url: '/jobs?state=done' });
  const link = screen.getByText('Details').closest('a') as HTMLElement;
  expect(link).toHaveAttribute('href', '/jobs?state=done&open=a%2F1');
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.getByText('open: none')).toBeVisible();
  fireEvent.click(link);
  expect(screen.getByText('open: a/1')).toBeVisible();
  expect(history.at(-1)).toBe('/jobs?state=done&open=a%2F1');
});
