import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { RichText } from './RichText.tsx';

test('renders markup as elements', () => {
  renderWithPlatform(<RichText html="<p>限 <b>每人一次</b></p>" />);
  expect(screen.getByText('每人一次').tagName).toBe('B');
});
