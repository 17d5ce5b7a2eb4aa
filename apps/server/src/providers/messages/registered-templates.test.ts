import { expect, it } from 'vitest';
import {
  findRegisteredTemplate,
  readRegisteredTemplates,
  renameValues,
} from './registered-templates.ts';

const TEXT = 'back-in-stock=SMS_2, back-in-stock:en-US=SMS_3,price-drop=T_4;thing1:product';

it('finds the template of a language before the one for all languages', () => {
  const templates = readRegisteredTemplates(TEXT) ?? new Map();
  expect(findRegisteredTemplate(templates, 'back-in-stock', 'en-US').code).toBe('SMS_3');
  expect(findRegisteredTemplate(templates, 'back-in-stock', 'zh-CN').code).toBe('SMS_2');
  expect(findRegisteredTemplate(templates, 'price-drop', 'en-US').code).toBe('T_4');
});

it('reports a template that is not registered as absent', () => {
  expect(() => findRegisteredTemplate(new Map(), 'price-drop', 'zh-CN')).toThrow(
    expect.objectContaining({ fault: 'absent' }),
  );
});

it.each([['back-in-stock'], ['=SMS_2'], ['a=b c'], ['a=b;thing1'], ['a=b,']])(
  'rejects the setting %s',
  (text) => expect(readRegisteredTemplates(text)).toBeUndefined(),
);

it('names values as the provider does, or leaves them as they are', () => {
  const values = { product: '大衣', link: '/x' };
  expect(renameValues({ code: 'T', names: { thing1: 'product', thing2: 'gone' } }, values)).toEqual(
    { thing1: '大衣', thing2: '' },
  );
  expect(renameValues({ code: 'T', names: {} }, values)).toEqual(values);
});

it('reads the Chinese names that Douyin gives to values', () => {
  const templates = readRegisteredTemplates('order-shipped=MSG1;订单号:order') ?? new Map();
  expect(templates.get('order-shipped')).toEqual({ code: 'MSG1', names: { 订单号: 'order' } });
});
