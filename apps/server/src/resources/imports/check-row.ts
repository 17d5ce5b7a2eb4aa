import type { Gender } from '@vitrine/contract';
import type { ImportColumnName } from '@vitrine/contract/admin';
import type { JobRowError } from '../operator-jobs/running-job.ts';
import type { ParsedRow, RowValues } from './parse-cells.ts';
import {
  type CategoryReference,
  findCategory,
  findCode,
  type References,
  toReferenceKey,
} from './references.ts';
import { createRowError, type RowProblem } from './row-messages.ts';

/** A row whose names are replaced by ids. */
export interface CheckedRow {
  readonly line: number;
  readonly values: RowValues;
  readonly hasProductCells: boolean;
  readonly brandId: string | undefined;
  /** Codes of attributes that the product gets besides its own. */
  readonly taggedAttributes: readonly string[];
  readonly category: CategoryReference | undefined;
  /** Null: no merchant is preferred any more. */
  readonly preferredMerchantId: string | null | undefined;
  /** The merchant of the variant. */
  readonly merchantId: string | undefined;
}

export interface RowCheckOptions {
  readonly references: References;
  /** The gender of categories whose path does not begin with one. */
  readonly gender?: Gender | undefined;
  /** Set: the operator changes what belongs to this merchant only. */
  readonly merchantId: string | null;
  /** Replaces the names of images by keys; undefined for one that there is not. */
  findImageKey(name: string): string | undefined;
  /** Why an image cannot be had. */
  findImageProblem(name: string): RowProblem;
}

/** Checks what a row refers to. */
export function checkRow(
  { line, values, hasProductCells, errors: cellErrors }: ParsedRow,
  {
    references,
    gender,
    merchantId: ownMerchantId,
    findImageKey,
    findImageProblem,
  }: RowCheckOptions,
): { row: CheckedRow; errors: JobRowError[] } {
  const errors = [...cellErrors];
  const report = (problem: RowProblem, column: ImportColumnName, value?: unknown) =>
    void errors.push(createRowError(problem, line, column, value));

  function find<Found>(
    column: 'brand' | 'merchant' | 'preferred_merchant',
    known: ReadonlyMap<string, Found>,
    problem: RowProblem,
  ): Found | undefined {
    const text = values[column];
    if (typeof text !== 'string') return undefined;
    const found = known.get(toReferenceKey(text));
    if (found === undefined) report(problem, column, text);
    return found;
  }

  function findRowCategory(): CategoryReference | undefined {
    if (values.category === undefined) return undefined;
    const category = findCategory(references, values.category, gender);
    if (!category) report('category-unknown', 'category', values.category);
    return category;
  }

  function findColour(): Pick<RowValues, 'colour'> {
    if (!values.colour) return {};
    const code = findCode(references.colours, values.colour);
    if (code === undefined) report('colour-unknown', 'colour', values.colour);
    return code === undefined ? {} : { colour: code };
  }

  function findAttributes(): Pick<RowValues, 'attributes'> {
    if (!values.attributes) return {};
    const attributes = values.attributes.map((word) => {
      const code = findCode(references.attributes, word);
      if (code === undefined) report('attribute-unknown', 'attributes', word);
      return code ?? '';
    });
    return { attributes };
  }

  /** The attributes that tags name. Other tags are left out. */
  const findTagged = (): string[] =>
    (values.tags ?? []).flatMap((tag) => findCode(references.attributes, tag) ?? []);

  /** The code of the size system. An option that is none of the shop's is left out, as other tags are. */
  function findSizeSystem(): Pick<RowValues, 'size_scale'> {
    const { size_scale, option_name } = values;
    const named = size_scale || option_name;
    if (!named) return {};
    const code = findCode(references.sizeSystems, named);
    if (code !== undefined) return { size_scale: code };
    if (size_scale) report('size-system-unknown', 'size_scale', size_scale);
    return {};
  }

  function findMerchant(): string | undefined {
    const named = find('merchant', references.merchants, 'merchant-unknown');
    if (values.sku === undefined) return named;
    if (named === undefined && values.merchant !== undefined) return undefined;
    const merchantId = named ?? ownMerchantId ?? references.onlyMerchantId;
    if (merchantId === undefined)
      report(references.hasMerchants ? 'merchant-needed' : 'merchant-missing', 'merchant');
    else if (ownMerchantId !== null && merchantId !== ownMerchantId)
      report('merchant-foreign', 'merchant', values.merchant);
    return merchantId;
  }

  if (values.sku === undefined && values.product === undefined && errors.length === 0)
    report('no-id', 'sku');
  const images = values.images?.map((name) => {
    const key = findImageKey(name);
    if (key === undefined) report(findImageProblem(name), 'images', name);
    return key ?? '';
  });
  const row: CheckedRow = {
    line,
    hasProductCells,
    values: {
      ...values,
      ...findColour(),
      ...findAttributes(),
      ...findSizeSystem(),
      ...(images && { images }),
    },
    brandId: find('brand', references.brands, 'brand-unknown'),
    category: findRowCategory(),
    preferredMerchantId:
      values.preferred_merchant === null
        ? null
        : find('preferred_merchant', references.merchants, 'merchant-unknown'),
    merchantId: findMerchant(),
    taggedAttributes: findTagged(),
  };
  return { row, errors };
}
