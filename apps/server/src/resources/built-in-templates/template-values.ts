import { type Localised, localised } from '@vitrine/kit';

/** A text of a template in both languages. */
export class TemplateText {
  readonly text: Localised;
  /** Says what belongs there; shoppers must not read it. */
  readonly isPlaceholder: boolean;

  constructor(text: Localised, isPlaceholder: boolean) {
    this.text = text;
    this.isPlaceholder = isPlaceholder;
  }
}

/** A time that is so many days after the template is used. */
export class DaysAhead {
  readonly days: number;

  constructor(days: number) {
    this.days = days;
  }
}

export type TemplateValue =
  | string
  | number
  | boolean
  | TemplateText
  | DaysAhead
  | readonly TemplateValue[]
  | { readonly [name: string]: TemplateValue };

interface TemplateModule {
  readonly id: string;
  readonly code: string;
  readonly fields: Readonly<Record<string, TemplateValue>>;
}

/** A template that comes with the shop. */
export interface BuiltInTemplate {
  readonly id: string;
  readonly name: Localised;
  readonly description: Localised;
  readonly modules: readonly TemplateModule[];
}

/** A text that fits any shop. */
export const write = (zh: string, en: string) => new TemplateText(localised(zh, en), false);

/** A text that an operator replaces. */
export const replace = (zh: string, en: string) => new TemplateText(localised(zh, en), true);

export const inDays = (days: number) => new DaysAhead(days);

type Shape = '3x4' | '4x5' | '1x1' | '16x9';

/** A neutral picture, whose alternative text says what belongs there. */
export const picture = (shape: Shape, zh: string, en: string) => ({
  key: `placeholder-${shape}`,
  alt: replace(zh, en),
});

/** All products of the shop. */
export const ALL_PRODUCTS = {
  web: '/product/list',
  mp: '/pages/product/listing/index',
} as const;

export const module = (
  id: string,
  code: string,
  fields: TemplateModule['fields'],
): TemplateModule => ({ id, code, fields });
