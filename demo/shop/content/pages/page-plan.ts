import type { Localised, ShippingCountryCode } from '@vitrine/kit';
import type { schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import type { ImageField } from '../images.ts';
import type { Translate } from '../translate.ts';

/** What a page is built from: the translator of its language and the time of seeding. */
export interface PageContext {
  t: Translate;
  now: number;
}

export interface PageEntry {
  id: string;
  code: string;
  fields: Record<string, unknown>;
}

type Schemas = typeof schemas;

/** A module entry of a page. Its fields are those of its schema. */
export const entry = <Code extends keyof Schemas>(
  code: Code,
  id: string,
  fields: z.input<Schemas[Code]>,
): PageEntry => ({ id, code, fields });

export interface PagePlan {
  code: string;
  /** Absent: for every country without a page of its own. */
  country?: ShippingCountryCode;
  /** Only for shoppers who hold this benefit. */
  benefit?: string;
  title: Localised;
  /** The text and the image shown when the page is shared. */
  share: {
    text: Localised;
    picture: (t: Translate) => ImageField;
    /** A reference page, for which no share poster is made. */
    isReference?: true;
  };
  body: (context: PageContext) => PageEntry[];
}
