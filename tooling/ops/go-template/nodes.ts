/** A value of an expression, with the fields that are read of it. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'variable'; readonly name: string; readonly path: readonly string[] }
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'pipeline'; readonly pipeline: Pipeline };

/** Commands whose results are the last argument of the next one. A command is an operand with its arguments. */
export type Pipeline = readonly (readonly Operand[])[];

export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'output'; readonly pipeline: Pipeline }
  | {
      readonly kind: 'assign';
      readonly name: string;
      readonly isNew: boolean;
      readonly pipeline: Pipeline;
    }
  | {
      readonly kind: 'if' | 'with';
      readonly pipeline: Pipeline;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    }
  | {
      readonly kind: 'range';
      readonly name: string | undefined;
      readonly pipeline: Pipeline;
      readonly body: readonly TemplateNode[];
      readonly otherwise: readonly TemplateNode[];
    }
  | { readonly kind: 'define'; readonly name: string; readonly body: readonly TemplateNode[] };
