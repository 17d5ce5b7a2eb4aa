import { LANGUAGES } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { otherBrand } from '../../../test/support/brands.ts';
import { renderEmail } from './render-email.ts';
import { isMessageTemplate, TEMPLATES } from './templates.ts';

const names = Object.keys(TEMPLATES).filter(isMessageTemplate);

describe.each(names)('the e-mail of %s', (name) => {
  const { sample } = TEMPLATES[name];
  const link = 'link' in sample ? sample.link : undefined;

  it.each(LANGUAGES)('has a button for its link in %s, and the name of the shop', (language) => {
    const { text, html } = renderEmail(otherBrand, name, language, sample);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(otherBrand.name);
    expect(html.includes('<a href')).toBe(link !== undefined);
    // The sentence does not end where its link was.
    expect(html).not.toMatch(/[：:]<\/p>/);
    if (link) {
      expect(text).toContain(link);
      expect(html.split(link)).toHaveLength(2);
    }
  });
});

it('escapes values', () => {
  const values = {
    product: '<img src=x onerror=alert(1)>',
    price: '¥1',
    link: 'https://a.cn/?a=1&b="',
  };
  const { html } = renderEmail(otherBrand, 'price-drop', 'zh-CN', values);
  expect(html).not.toContain('<img');
  expect(html).toContain('href="https://a.cn/?a=1&amp;b=&quot;"');
});
