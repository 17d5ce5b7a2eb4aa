import { expect, test } from 'vitest';
import { cleanEntries } from './clean-entries.ts';

const entry = (code: string, fields: Record<string, unknown>) => ({ id: 'e1', code, fields });

test('what is published is clean, and otherwise as it was written', () => {
  const fields = { content: '<p style="padding:8px">x</p><script>alert(1)</script>', inset: false };
  expect(cleanEntries([entry('customHTML', fields)])).toEqual([
    entry('customHTML', { content: '<p style="padding:8px">x</p>', inset: false }),
  ]);
});

test('rich text inside lists is cleaned by its own rules', () => {
  const answer = '<p onclick="x()" style="padding:8px">是</p>';
  const items = (text: string) => ({ items: [{ question: '含税吗', answer: text }] });
  expect(cleanEntries([entry('qa', items(answer))])).toEqual([entry('qa', items('<p>是</p>'))]);
});

test('an entry that does not parse stays as it is: it will not be delivered', () => {
  const broken = entry('qa', { items: 'none' });
  expect(cleanEntries([broken, entry('unheardOf', {})])).toEqual([broken, entry('unheardOf', {})]);
});
