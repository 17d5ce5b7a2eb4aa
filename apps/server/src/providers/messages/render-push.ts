import type { Language } from '@vitrine/kit';
import type { TemplateText } from './define-template.ts';
import { renderSentence } from './render-sentence.ts';
import {
  type MessageTemplate,
  renderTemplate,
  TEMPLATES,
  type TemplateValues,
} from './templates.ts';

export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads. */
  readonly link: string | undefined;
}

/** A message as a device shows it: its subject and its text, without the link that a tap opens. */
export function renderPush(
  template: MessageTemplate,
  language: Language,
  values: TemplateValues[MessageTemplate],
): PushText {
  const { subject } = renderTemplate(template, language, values);
  const { body }: TemplateText = TEMPLATES[template].texts[language];
  const { link, ...others }: Record<string, string> = { ...values };
  return { title: subject, body: renderSentence(body, language, others), link };
}
