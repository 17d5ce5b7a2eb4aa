import { expect, test } from 'vitest';
import { cleanEntries } from './clean-entries.ts';

const entry = (code: string, fields: Record<string, unknown>) => ({ id: 'e1', code, fields });

test('sanitises markup and changes nothing else', () => {
  const fields = { content: '<p style="padding:8px">x</p><script>alert(1)</script>', inset: false };
  expect(cleanEntries([entry('customHTML', fields)])).toEqual([
    entry('customHTML', { content: '<p style="padding:8px">x</p>', inset: false }),
  ]);
});

test('sanitises rich text inside lists as rich text', () => {
  const answer = '<p onclick="x()" style="padding:8px">是</p>';
  const items = (text: string) => ({ items: [{ question: '含税吗', answer: text }] });
  expect(cleanEntries([entry('qa', items(answer))])).toEqual([entry('qa', items('<p>是</p>'))]);
});

test('keeps an entry that does not parse unchanged', () => {
  const broken = entry('qa', { items: 'none' });
  expect(cleanEntries([broken, entry('unheardOf', {})])).toEqual([broken, entry('unheardOf', {})]);
});
