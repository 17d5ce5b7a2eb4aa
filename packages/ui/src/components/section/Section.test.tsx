import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Section } from './Section.tsx';

test('is a region named by its heading', () => {
  renderWithPlatform(
    <Section id="delivery" title="配送" aside={<a href="#edit">更改</a>}>
      <p>上海市</p>
    </Section>,
  );
  const section = screen.getByRole('region', { name: '配送' });
  expect(section).toHaveAttribute('id', 'delivery');
  expect(within(section).getByRole('heading', { level: 2, name: '配送' })).toBeVisible();
  expect(within(section).getByRole('link', { name: '更改' })).toBeVisible();
  expect(section).toHaveTextContent('上海市');
});
