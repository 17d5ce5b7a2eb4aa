import { matchWebPath, miniHref } from '@vitrine/platform/urls';
import { ProviderError } from '../provider-error.ts';
import type { TemplateDefinition } from './define-template.ts';
import { fitField, formatFieldTime } from './fit-field.ts';
import type { TemplateMessage } from './port.ts';
import {
  findRegisteredTemplate,
  listNames,
  type RegisteredTemplate,
  type RegisteredTemplates,
} from './registered-templates.ts';
import { type MessageTemplate, TEMPLATES } from './templates.ts';

/** A message as a platform takes it: a template with short fields, and where a tap on it leads. */
export interface Card {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The web address. */
  readonly link: string | undefined;
  /** The page of the mini-program, without the slash before it. */
  readonly page: string | undefined;
}

export type CardMessage = Pick<
  TemplateMessage<MessageTemplate>,
  'template' | 'values' | 'language' | 'at'
>;

/** The mini-program’s page of a web address; undefined when it is no screen of the shop. */
function toMiniPage(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, searchParams } = new URL(link);
  const match = matchWebPath(pathname);
  return match
    ? miniHref({ ...match, query: Object.fromEntries(searchParams) }).slice(1)
    : undefined;
}

/** All values that a field may have. A template for all languages is written in Chinese. */
function listValues(
  { template, values, language, at = Date.now() }: CardMessage,
  templates: RegisteredTemplates,
) {
  const { card }: TemplateDefinition<unknown> = TEMPLATES[template];
  const own = templates.has(`${template}:${language}`) ? language : 'zh-CN';
  const { link, ...others }: Record<string, string> = { ...values };
  const texts: Record<string, string> = {
    ...others,
    ...card?.texts[own],
    time: formatFieldTime(at),
  };
  return { link, texts };
}

interface CardField {
  /** The platform's name, and the name of the value of ours that fills it. */
  readonly name: string;
  readonly of: string;
  readonly given: string;
  /** What the platform gets; undefined when it would refuse it. */
  readonly value: string | undefined;
}

/** The fields of a registered template, each filled and fitted to its kind. */
export function createFields(
  templates: RegisteredTemplates,
  message: CardMessage,
  found: Pick<RegisteredTemplate, 'names'>,
) {
  const { link, texts } = listValues(message, templates);
  const fields = listNames(found, texts).map(([name, of]): CardField => {
    const given = texts[of] ?? '';
    return { name, of, given, value: fitField(name, given) };
  });
  return { link, fields };
}

/**
 * Creates what is sent to a platform. Throws when the template is not registered, or when the platform would
 * refuse a value; the error’s code then names the field.
 */
export function createCard(templates: RegisteredTemplates, message: CardMessage): Card {
  const found = findRegisteredTemplate(templates, message.template, message.language);
  const { link, fields } = createFields(templates, message, found);
  const fitted = fields.map(({ name, value }) => {
    if (value === undefined)
      throw new ProviderError('refused', `The value of ${name} does not fit`, `field ${name}`);
    return [name, value] as const;
  });
  const page = link === undefined ? undefined : toMiniPage(link);
  return { code: found.code, fields: Object.fromEntries(fitted), link, page };
}

/** Fields as WeChat and Alipay take them. */
export const wrapFields = (fields: Card['fields']): Record<string, { value: string }> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
