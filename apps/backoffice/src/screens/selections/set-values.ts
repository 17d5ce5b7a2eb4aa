import type { Localised } from '@vitrine/kit';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { toCatalogueText, toFormText } from '../../catalogue/texts.ts';

export type ShopSet = AdminResponse<'getSet'>;
type SetBody = AdminRequest<'createSet'>['body'];
export type SetRule = NonNullable<ShopSet['rule']>;
type MatchQuery = NonNullable<AdminRequest<'countMatches'>['query']>;

/** A rule while it is edited: an empty filter is null, an empty list or false. */
export type RuleValues = { [K in keyof SetRule]?: SetRule[K] | false | null };

export interface SetValues {
  name: Partial<Localised>;
  description: Partial<Localised>;
  gender?: ShopSet['gender'];
  position: number | null;
  kind: 'hand' | 'rule';
  productIds: string[];
  rule?: RuleValues;
}

export const NEW_SET: Partial<SetValues> = {
  name: {},
  description: {},
  position: 0,
  kind: 'hand',
  productIds: [],
};

const isFilled = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== false;

/** The filters of a rule that are filled in, or null without any. */
export function toRule(values: RuleValues | undefined): SetRule | null {
  const filled = Object.entries(values ?? {}).filter(([, value]) => isFilled(value));
  return filled.length > 0 ? (Object.fromEntries(filled) as SetRule) : null;
}

/** The query that counts the products of a rule. */
export const toMatchQuery = (rule: SetRule): MatchQuery =>
  Object.fromEntries(
    Object.entries(rule).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );

export function toSetValues(set: ShopSet): SetValues {
  const { name, description, gender, position, rule, productIds } = set;
  return {
    name: toFormText(name),
    description: toFormText(description),
    gender,
    position,
    kind: rule ? 'rule' : 'hand',
    productIds,
    ...(rule ? { rule } : {}),
  };
}

export function toSetBody(values: SetValues): SetBody {
  const isByRule = values.kind === 'rule';
  return {
    name: toCatalogueText(values.name),
    description: toCatalogueText(values.description),
    gender: values.gender ?? null,
    position: values.position ?? 0,
    rule: isByRule ? toRule(values.rule) : null,
    productIds: isByRule ? [] : values.productIds,
  };
}
