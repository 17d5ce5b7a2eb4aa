import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Text } from './Text.tsx';

test('renders the given element with the classes of its variant', () => {
  renderWithPlatform(
    <Text as="h2" variant="h2" tone="soft" clamp={2} className="own">
      秋日来信
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveClass('h2', 'soft', 'clamp2', 'own');
});

test('plain text has no class', () => {
  renderWithPlatform(<Text>秋日来信</Text>);
  expect(screen.getByText('秋日来信')).not.toHaveAttribute('class');
});
