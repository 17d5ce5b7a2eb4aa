import { LANGUAGES } from '@vitrine/kit';
import { expect, it } from 'vitest';
import type { TemplateDefinition } from './define-template.ts';
import { renderPush } from './render-push.ts';
import { isMessageTemplate, TEMPLATES } from './templates.ts';

const names = Object.keys(TEMPLATES).filter(isMessageTemplate);

it.each(names)('says %s in whole sentences, without the link that a tap opens', (name) => {
  const { sample }: TemplateDefinition<object> = TEMPLATES[name];
  for (const language of LANGUAGES) {
    const { title, body, link } = renderPush(name, language, TEMPLATES[name].sample);
    expect(title).not.toBe('');
    expect(body).toMatch(/[。.！!？?]$/);
    expect(body).not.toMatch(/https?:|[{}]/);
    expect(link).toBe('link' in sample ? sample.link : undefined);
  }
});
