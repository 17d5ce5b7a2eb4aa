import { z } from 'zod';
import { codeId, numericId } from '../../entities/common.ts';
import {
  attributeInput,
  brandInput,
  catalogueDescription,
  colourInput,
  newCategory,
  position,
} from './catalogue-data.ts';
import { merchantInput } from './merchants.ts';

/** What products refer to: it stands in files of the shop, and is imported from tables. */
export const MASTER_DATA_KINDS = [
  'brands',
  'categories',
  'colours',
  'attributes',
  'merchants',
] as const;
export const masterDataKind = z.enum(MASTER_DATA_KINDS);
export type MasterDataKind = z.infer<typeof masterDataKind>;

/** A description that a file leaves out is empty. */
const description = catalogueDescription.default({ 'zh-CN': '', 'en-US': null });

/** What a file says about one of a kind. Its id or code is the name of the file. */
export const masterDataFields = {
  brands: brandInput.extend({ description }),
  categories: newCategory.extend({
    parentId: numericId.nullable().default(null),
    imageKey: newCategory.shape.imageKey.default(null),
    position: position.default(0),
  }),
  colours: colourInput,
  attributes: attributeInput,
  merchants: merchantInput.extend({ description, isArchived: z.boolean().default(false) }),
} as const satisfies Record<MasterDataKind, z.ZodType>;

/** The id or code of one of a kind. */
export const masterDataKeys = {
  brands: numericId,
  categories: numericId,
  colours: codeId,
  attributes: codeId,
  merchants: numericId,
} as const satisfies Record<MasterDataKind, z.ZodType>;
