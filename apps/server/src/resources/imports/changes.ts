import { isChanged, type PlannedVariant, toPlannedVariant } from './plan-variant.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a file changed of a product or a variant, as the record tells it. Without `before` it was added. */
export interface RecordedChange {
  /** The kind of word that was made: a brand, a category, a colour or an attribute. */
  readonly created?: string;
  readonly product?: string;
  readonly variant?: string;
  /** The id or code of a brand, a category, a colour, an attribute or a merchant. */
  readonly item?: string;
  readonly merchant?: string;
  readonly sku?: string;
  readonly before?: Values;
  readonly after: Values;
}

const RECORDED = [
  'externalId',
  'size',
  'scale',
  'position',
  'price',
  'originalPrice',
  'quantity',
] as const satisfies readonly (keyof PlannedVariant)[];

const pick = (variant: PlannedVariant, keys: readonly (typeof RECORDED)[number][]): Values =>
  Object.fromEntries(keys.map((key) => [key, variant[key]]));

/** The changed fields of a variant; all of them when it is new. */
function describeVariantChange(variant: PlannedVariant): RecordedChange {
  const { merchantId: merchant, sku, stored } = variant;
  if (!stored) return { merchant, sku, after: pick(variant, RECORDED) };
  const former = toPlannedVariant(stored);
  const changed = RECORDED.filter((key) => variant[key] !== former[key]);
  return { merchant, sku, before: pick(former, changed), after: pick(variant, changed) };
}

export const describeVariantChanges = (variants: Iterable<PlannedVariant>): RecordedChange[] =>
  [...variants].filter(isChanged).map(describeVariantChange);
