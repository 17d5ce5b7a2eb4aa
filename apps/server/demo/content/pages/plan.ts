import type { Localised, ShippingCountryCode } from '@vitrine/kit';
import type { schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import type { PictureField } from '../pictures.ts';
import type { Say } from '../say.ts';

/** What a page is written with: the language, and the day the shop is laid out. */
export interface Writing {
  say: Say;
  now: number;
}

export interface Entry {
  id: string;
  code: string;
  fields: Record<string, unknown>;
}

type Schemas = typeof schemas;

/** A module of a page. Its fields are those of its schema. */
export const entry = <Code extends keyof Schemas>(
  code: Code,
  id: string,
  fields: z.input<Schemas[Code]>,
): Entry => ({ id, code, fields });

export interface PagePlan {
  code: string;
  /** Absent: for everybody whose country has no page of its own. */
  country?: ShippingCountryCode;
  title: Localised;
  /** What it looks like in somebody else's hands. */
  share: {
    text: Localised;
    picture: (say: Say) => PictureField;
    /** Looked up rather than handed on: nobody makes a poster of it. */
    isReference?: true;
  };
  body: (writing: Writing) => Entry[];
}
