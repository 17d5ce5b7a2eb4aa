import { LANGUAGES } from '@vitrine/kit';
import { describe, expect, it } from 'vitest';
import { isMessageTemplate, parseTemplateValues, renderTemplate, TEMPLATES } from './templates.ts';

const names = Object.keys(TEMPLATES).filter(isMessageTemplate);
const PLACEHOLDER = /\{(\w+)\}/g;

describe.each(names)('the template %s', (name) => {
  const { sample, texts } = TEMPLATES[name];

  it.each(LANGUAGES)('uses every value in %s and no other', (language) => {
    const { subject, body } = texts[language];
    const used = [...`${subject} ${body}`.matchAll(PLACEHOLDER)].map(([, value]) => value);
    expect(new Set(used)).toEqual(new Set(Object.keys(sample)));
    expect(renderTemplate(name, language, sample).body).not.toMatch(PLACEHOLDER);
  });

  it('refuses values that are missing', () => {
    expect(parseTemplateValues(name, sample)).toEqual(sample);
    expect(() => parseTemplateValues(name, {})).toThrow();
  });
});
