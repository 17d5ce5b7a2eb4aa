import { expect, it } from 'vitest';
import { previewCards } from './preview-cards.ts';
import { readRegisteredTemplates } from './registered-templates.ts';
import { TEMPLATES } from './templates.ts';

const AT = Date.UTC(2026, 10, 30, 10, 4);

function preview(
  registered: { minip?: string; alimp?: string },
  language: 'zh-CN' | 'en-US' = 'zh-CN',
  template: 'order-shipped' | 'security-code' = 'order-shipped',
) {
  const read = (text?: string) => (text && readRegisteredTemplates(text)) || new Map();
  const templates = {
    ...{ sms: read(), messaging: read(), ttmp: read() },
    ...{ minip: read(registered.minip), alimp: read(registered.alimp) },
  };
  const { sample: values } = TEMPLATES[template];
  return previewCards(templates, { template, values, language, at: AT });
}

it('shows each app the card with the fields to register', () => {
  const cards = preview({});
  expect(cards.map(({ channel, code }) => [channel, code])).toEqual([
    ['messaging', null],
    ['minip', null],
    ['ttmp', null],
    ['alimp', null],
  ]);
  expect(cards[0]?.fields[0]).toEqual({
    name: 'character_string1',
    of: 'order',
    kind: 'characters',
    max: 32,
    given: '202611251001',
    shown: '202611251001',
  });
});

it('shows a registered template as its vendor would, with what it refuses', () => {
  const minip = 'order-shipped=T7;phrase1:merchant;date2:time;number3:order';
  const card = preview({ minip }).find(({ channel }) => channel === 'minip');
  expect(card).toMatchObject({ code: 'T7' });
  expect(card?.fields).toMatchObject([
    { of: 'merchant', kind: 'phrase', max: 5, given: 'Antonia', shown: null },
    { of: 'time', kind: 'date', shown: '2026.11.30 18:04' },
    { of: 'order', kind: 'number', shown: '202611251001' },
  ]);
});

it('writes Chinese into a template for all languages, and English into one of its own', () => {
  const statusOf = (minip: string) =>
    preview({ minip }, 'en-US')
      .find(({ channel }) => channel === 'minip')
      ?.fields.map(({ given, shown }) => [given, shown]);
  expect(statusOf('order-shipped=T1;phrase1:status')).toEqual([['已发货', '已发货']]);
  expect(statusOf('order-shipped:en-US=T2;phrase1:status')).toEqual([['Shipped', null]]);
});

it('shows none for a message that has no card', () => {
  expect(preview({}, 'zh-CN', 'security-code')).toEqual([]);
});
