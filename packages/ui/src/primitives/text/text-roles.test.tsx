import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { BrandName, Caption, FinePrint, Heading, Hint, Paragraph } from './text-roles.tsx';

test.each([
  [Heading, 'H2', ['h3']],
  [Paragraph, 'P', ['ui', 'soft']],
  [Caption, 'P', ['caption', 'soft']],
  [Hint, 'P', ['caption', 'quiet']],
  [FinePrint, 'P', ['micro', 'quiet']],
  [BrandName, 'P', ['brand']],
])(
  'a role of texts has its element and its style, and keeps other props: %#',
  (Role, tag, names) => {
    renderWithPlatform(<Role className="own">秋日来信</Role>);
    const text = screen.getByText('秋日来信');
    expect(text.tagName).toBe(tag);
    expect(text).toHaveClass(...names, 'own');
  },
);
