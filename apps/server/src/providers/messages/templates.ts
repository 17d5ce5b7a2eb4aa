import { formatMessage, type Language } from '@vitrine/kit';
import type { TemplateDefinition, TemplateText } from './define-template.ts';
import { backInStock } from './templates/back-in-stock.ts';
import { couponEnding } from './templates/coupon-ending.ts';
import { fapiaoIssued } from './templates/fapiao-issued.ts';
import { fapiaoRefused } from './templates/fapiao-refused.ts';
import { fapiaoReversed } from './templates/fapiao-reversed.ts';
import { orderDelivered } from './templates/order-delivered.ts';
import { orderIdentityNeeded } from './templates/order-identity-needed.ts';
import { orderPaid } from './templates/order-paid.ts';
import { orderRefunded } from './templates/order-refunded.ts';
import { orderShipped } from './templates/order-shipped.ts';
import { priceDrop } from './templates/price-drop.ts';
import { returnDeducted } from './templates/return-deducted.ts';
import { securityCode } from './templates/security-code.ts';

/** A message of the shop to a shopper is always one of these. */
export const TEMPLATES = {
  'security-code': securityCode,
  'back-in-stock': backInStock,
  'price-drop': priceDrop,
  'order-paid': orderPaid,
  'order-shipped': orderShipped,
  'order-identity-needed': orderIdentityNeeded,
  'order-delivered': orderDelivered,
  'order-refunded': orderRefunded,
  'return-deducted': returnDeducted,
  'fapiao-issued': fapiaoIssued,
  'fapiao-refused': fapiaoRefused,
  'fapiao-reversed': fapiaoReversed,
  'coupon-ending': couponEnding,
} as const;

export type MessageTemplate = keyof typeof TEMPLATES;

/** The values of each message template. */
export type TemplateValues = {
  [Name in MessageTemplate]: (typeof TEMPLATES)[Name]['sample'];
};

export const isMessageTemplate = (name: string): name is MessageTemplate =>
  Object.hasOwn(TEMPLATES, name);

/** Validates values that were stored as JSON. */
export function parseTemplateValues(
  template: MessageTemplate,
  values: unknown,
): TemplateValues[MessageTemplate] {
  const { values: schema }: TemplateDefinition<TemplateValues[MessageTemplate]> =
    TEMPLATES[template];
  return schema.parse(values);
}

/** Fills the texts of a template, for channels without templates of their own. */
export function renderTemplate(
  template: MessageTemplate,
  language: Language,
  values: TemplateValues[MessageTemplate],
): Pick<TemplateText, 'subject' | 'body'> {
  const { subject, body } = TEMPLATES[template].texts[language];
  return {
    subject: formatMessage(subject, { ...values }),
    body: formatMessage(body, { ...values }),
  };
}
