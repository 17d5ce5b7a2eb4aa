import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Text } from './Text.tsx';

test('words are an element of their meaning in a look of the scale', () => {
  show(
    <Text as="h2" look="h2" tone="soft" clamp={2} className="own">
      秋日来信
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveClass('h2', 'soft', 'clamp2', 'own');
});

test('plain words carry no class', () => {
  show(<Text>秋日来信</Text>);
  expect(screen.getByText('秋日来信')).not.toHaveAttribute('class');
});
