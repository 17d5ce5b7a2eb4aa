import type { Language } from '@vitrine/kit';
import { z } from 'zod';

export const MAX_VALUE = 500;

/** One value of a template, as text that can be shown. */
export const templateValue = z.string().max(MAX_VALUE);

/** A message in one language. Only e-mails have a subject; a provider may have its own text. */
export interface TemplateText {
  readonly subject: string;
  readonly body: string;
  /** What the button of an e-mail says that opens the value `link`. */
  readonly action?: string;
}

/** What a platform shows as a card: a few short fields instead of a text. */
export interface TemplateCard {
  /** The fields to choose when the shop registers the template with WeChat, each with its value. */
  readonly fields: Readonly<Record<string, string>>;
  /** Texts that only cards have. In Chinese a status has at most five characters. */
  readonly texts: Readonly<Record<Language, { readonly status: string; readonly note: string }>>;
}

export interface TemplateDefinition<Values> {
  readonly values: z.ZodType<Values>;
  /** Values for a preview. */
  readonly sample: Values;
  readonly texts: Readonly<Record<Language, TemplateText>>;
  /** Absent: no platform shows this message as a card. */
  readonly card?: TemplateCard;
}

/** Defines the texts of a message in both languages, and the values that fill their placeholders. */
export const defineTemplate = <Values>(
  template: TemplateDefinition<Values>,
): TemplateDefinition<Values> => template;
