import { expect, test } from 'vitest';
import { nameModule } from './name-module.ts';

test.each([
  ['', {}],
  ['秋季首屏', { moduleName: '秋季首屏', title: '今晚' }],
  ['今晚', { title: '今晚', content: '正文' }],
  ['热卖', { title: '', moduleTitle: { title: '热卖' } }],
  ['七日 退换', { content: '<p>七日</p>\n<p>退换</p>' }],
  ['已开场', { content: '<p> </p>', textAfterStart: '已开场' }],
  ['字'.repeat(40), { text: '字'.repeat(41) }],
])('calls a module %j by its fields %j', (name, props) => {
  expect(nameModule({ type: 'text', props: { id: 'a', ...props } })).toBe(name);
});
