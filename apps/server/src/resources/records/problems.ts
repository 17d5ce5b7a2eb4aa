import type { Language } from '@vitrine/kit';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import { defineProblems } from '../../http/problems.ts';

const problem = defineProblems({
  'brand-name-taken': {
    code: 'conflict',
    zh: '已有同名品牌',
    en: 'There is already a brand with this name',
  },
  'brand-in-use': {
    code: 'conflict',
    zh: '仍有商品属于该品牌',
    en: 'Products still have this brand',
  },
  'merchant-name-taken': {
    code: 'conflict',
    zh: '已有同名商户',
    en: 'There is already a merchant with this name',
  },
  'category-in-use': {
    code: 'conflict',
    zh: '仍有商品属于该分类',
    en: 'Products are still in this category',
  },
  'category-has-children': {
    code: 'conflict',
    zh: '请先移走或删除下级分类',
    en: 'Please move or delete the categories below it first',
  },
  'code-taken': {
    code: 'conflict',
    zh: '该代码已被使用',
    en: 'This code is in use already',
  },
  'mapping-name-taken': {
    code: 'conflict',
    zh: '已有同名的列对照',
    en: 'There is already a mapping of columns with this name',
  },
  'product-unknown': {
    code: 'not-found',
    zh: '所选商品中有不存在的商品',
    en: 'One of the products does not exist',
  },
});

/** What the database refuses, by the name of its constraint. */
const REASONS = {
  brands_name_key: 'brand-name-taken',
  merchants_name_key: 'merchant-name-taken',
  products_brand_id_fkey: 'brand-in-use',
  products_category_id_fkey: 'category-in-use',
  categories_parent_id_fkey: 'category-has-children',
  import_mappings_name: 'mapping-name-taken',
  attributes_pkey: 'code-taken',
  colours_pkey: 'code-taken',
  size_systems_pkey: 'code-taken',
  set_products_product_id_fkey: 'product-unknown',
  sale_products_product_id_fkey: 'product-unknown',
} as const;

const isKnown = (name: string): name is keyof typeof REASONS => Object.hasOwn(REASONS, name);

/** The problem for an error of the database, or the error itself. */
export function toProblem(error: unknown, language: Language): unknown {
  const constraint = getViolatedConstraint(error);
  return constraint !== undefined && isKnown(constraint)
    ? problem(REASONS[constraint], language)
    : error;
}
