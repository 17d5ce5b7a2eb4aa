import type { UseQueryResult } from '@tanstack/react-query';
import type { Localised } from '@vitrine/kit';
import type { ReactNode } from 'react';
import type { CatalogueText } from '../texts.ts';

/** A colour, a material or a detail: what products are described by and shoppers filter by. */
export interface Term {
  readonly code: string;
  readonly name: Localised;
  readonly position: number;
  readonly products: number;
  readonly version: number;
}

/** What the dialog of a term edits, beside the fields of its kind. */
export interface TermValues {
  code: string;
  name: Partial<Localised>;
  position: number;
}

/** Fields of a kind alone are in `Own`. */
export interface VocabularyKind<Own extends object> {
  readonly type: 'colour' | 'attribute';
  /** Who may make this call may add, change and delete terms. */
  readonly change: 'updateColour' | 'updateAttribute';
  /** The first part of the key of the query. */
  readonly list: string;
  readonly title: string;
  readonly createText: string;
  readonly newValues: Own;
  /** Leads to the products that have a term. */
  toProducts(code: string): string;
  read(): Promise<readonly (Term & Own)[]>;
  create(
    body: Own & { code: string; name: CatalogueText; position: number },
    options: { idempotencyKey: string },
  ): Promise<unknown>;
  update(
    code: string,
    body: Own & { name: CatalogueText; position: number },
    options: { version: number },
  ): Promise<unknown>;
  remove(code: string): Promise<unknown>;
  /** Shown before the name in the list. */
  renderMark?(term: Own): ReactNode;
  /** The fields of the kind in the dialog. */
  readonly fields?: ReactNode;
  readonly query: UseQueryResult<readonly (Term & Own)[]>;
}
