import type { PreviewedCard } from '@vitrine/contract/admin';
import type { ProviderSettings } from '../settings.ts';
import { type CardMessage, createFields } from './create-card.ts';
import type { TemplateDefinition } from './define-template.ts';
import { getFieldRule } from './fit-field.ts';
import { getRegisteredTemplate } from './registered-templates.ts';
import { TEMPLATES } from './templates.ts';

const CHANNELS = ['messaging', 'minip', 'ttmp', 'alimp'] as const;

/**
 * What each messaging app would show of a message: as the template is registered with its vendor, or
 * with the fields to register.
 */
export function previewCards(
  templates: ProviderSettings['templates'],
  message: CardMessage,
): PreviewedCard[] {
  const { template, language } = message;
  const { card }: TemplateDefinition<unknown> = TEMPLATES[template];
  return CHANNELS.flatMap((channel) => {
    const registered = getRegisteredTemplate(templates[channel], template, language);
    const found = registered ?? (card && { code: null, names: card.fields });
    if (!found) return [];
    const { fields } = createFields(templates[channel], message, found);
    return {
      channel,
      code: found.code,
      fields: fields.map(({ value = null, ...field }) => {
        const { kind, max = null } = getFieldRule(field.name);
        return { ...field, kind, max, shown: value };
      }),
    };
  });
}
