import { expect, test } from 'vitest';
import { ctaButton, moduleTitle } from './common.ts';

test('fills in the defaults of headings and buttons', () => {
  expect(moduleTitle.parse({ title: '本周新到' })).toMatchObject({ kicker: '', align: 'start' });
  expect(ctaButton.parse({})).toEqual({ text: '', colorOfText: '', backgroundColor: '' });
});
