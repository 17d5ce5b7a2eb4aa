import { z } from 'zod';
import { call } from '../../call.ts';
import { codeId, done, numericId } from '../../entities/common.ts';
import {
  attributeData,
  attributeInput,
  brandData,
  brandInput,
  categoryData,
  categoryInput,
  categoryMove,
  colourData,
  colourInput,
  newCategory,
  usedAttribute,
  usedBrand,
  usedCategory,
  usedColour,
} from '../entities/catalogue-data.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Catalogue';
const read = { method: 'GET', group, caller: 'operator', permission: 'catalogue:read' } as const;
const write = { group, caller: 'operator', permission: 'catalogue:write' } as const;
const params = z.object({ id: numericId });
const codeParams = z.object({ code: codeId });
const BRANDS = '/admin/api/v1/brands';
const CATEGORIES = '/admin/api/v1/categories';
const ATTRIBUTES = '/admin/api/v1/attributes';
const COLOURS = '/admin/api/v1/colours';

/** What products are described by: brands, categories, attributes and colours. */
export const catalogueData = {
  listBrands: call({
    ...read,
    path: BRANDS,
    summary: 'Brands by name',
    query: z.object({ ...pageQuery, search: z.string().trim().min(1).max(60).optional() }),
    response: pageOf(usedBrand),
  }),
  createBrand: call({
    ...write,
    method: 'POST',
    path: BRANDS,
    summary: 'Adds a brand',
    body: brandInput,
    response: brandData,
    errors: ['conflict'],
  }),
  updateBrand: call({
    ...write,
    method: 'PUT',
    path: `${BRANDS}/{id}`,
    summary: 'Changes a brand',
    params,
    body: brandInput,
    response: brandData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteBrand: call({
    ...write,
    method: 'DELETE',
    path: `${BRANDS}/{id}`,
    summary: 'Deletes a brand that no product has',
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  listCategories: call({
    ...read,
    path: CATEGORIES,
    summary: 'All categories; parents come before their children, siblings in their order',
    response: z.array(usedCategory),
  }),
  createCategory: call({
    ...write,
    method: 'POST',
    path: CATEGORIES,
    summary: 'Adds a category as the last one below its parent',
    body: newCategory,
    response: categoryData,
    errors: ['not-found', 'conflict'],
  }),
  updateCategory: call({
    ...write,
    method: 'PUT',
    path: `${CATEGORIES}/{id}`,
    summary: 'Changes the name and the image of a category',
    params,
    body: categoryInput,
    response: categoryData,
    errors: ['not-found', 'precondition-failed'],
  }),
  moveCategory: call({
    ...write,
    method: 'PUT',
    path: `${CATEGORIES}/{id}/place`,
    summary: 'Moves a category, with all below it, within the tree of its gender',
    params,
    body: categoryMove,
    response: categoryData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteCategory: call({
    ...write,
    method: 'DELETE',
    path: `${CATEGORIES}/{id}`,
    summary: 'Deletes a category without products and without categories below it',
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  listAttributes: call({
    ...read,
    path: ATTRIBUTES,
    summary: 'Materials and details by which shoppers filter, in their order',
    response: z.array(usedAttribute),
  }),
  createAttribute: call({
    ...write,
    method: 'POST',
    path: ATTRIBUTES,
    summary: 'Adds an attribute',
    body: attributeInput.extend({ code: codeId }),
    response: attributeData,
    errors: ['conflict'],
  }),
  updateAttribute: call({
    ...write,
    method: 'PUT',
    path: `${ATTRIBUTES}/{code}`,
    summary: 'Changes an attribute',
    params: codeParams,
    body: attributeInput,
    response: attributeData,
    errors: ['not-found', 'precondition-failed'],
  }),
  deleteAttribute: call({
    ...write,
    method: 'DELETE',
    path: `${ATTRIBUTES}/{code}`,
    summary: 'Deletes an attribute that no product has',
    params: codeParams,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  listColours: call({
    ...read,
    path: COLOURS,
    summary: 'Colours of products, in their order',
    response: z.array(usedColour),
  }),
  createColour: call({
    ...write,
    method: 'POST',
    path: COLOURS,
    summary: 'Adds a colour',
    body: colourInput.extend({ code: codeId }),
    response: colourData,
    errors: ['conflict'],
  }),
  updateColour: call({
    ...write,
    method: 'PUT',
    path: `${COLOURS}/{code}`,
    summary: 'Changes a colour',
    params: codeParams,
    body: colourInput,
    response: colourData,
    errors: ['not-found', 'precondition-failed'],
  }),
  deleteColour: call({
    ...write,
    method: 'DELETE',
    path: `${COLOURS}/{code}`,
    summary: 'Deletes a colour that no product has',
    params: codeParams,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
};
