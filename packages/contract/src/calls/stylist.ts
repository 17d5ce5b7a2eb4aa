import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, gender, numericId, uuid } from '../entities/common.ts';
import { dayOutfit, outfitList, outfitRequest } from '../entities/outfits.ts';
import { productSummary } from '../entities/products.ts';

const group = 'Stylist';
const OUTFITS_PATH = '/api/v1/stylist/outfits-of-the-day';
const MAX_PRODUCTS = 20;

export const stylist = {
  createOutfitList: call({
    method: 'POST',
    path: OUTFITS_PATH,
    group,
    summary: 'Creates a list of outfits for the caller',
    caller: 'session',
    body: outfitRequest,
    response: outfitList,
  }),
  getOutfitList: call({
    method: 'GET',
    path: `${OUTFITS_PATH}/{id}`,
    group,
    summary: 'A list of outfits of the caller',
    caller: 'session',
    params: z.object({ id: uuid }),
    response: outfitList,
    errors: ['not-found'],
  }),
  changeOutfitList: call({
    method: 'POST',
    path: `${OUTFITS_PATH}/{id}`,
    group,
    summary: 'Replaces the disliked outfits of a list',
    caller: 'session',
    params: z.object({ id: uuid }),
    body: z.object({ dislikedIds: z.array(codeId).max(MAX_PRODUCTS) }),
    response: outfitList,
    errors: ['not-found'],
  }),
  listLatestOutfits: call({
    method: 'POST',
    path: `${OUTFITS_PATH}/latest`,
    group,
    summary: 'The newest outfits of the day, the same for every caller',
    caller: 'anyone',
    body: outfitRequest,
    response: z.array(dayOutfit),
  }),
  customise: call({
    method: 'POST',
    path: '/api/v1/customization/{provider}',
    group,
    summary: 'Products that a data provider recommends to go with others',
    caller: 'anyone',
    params: z.object({ provider: codeId }),
    body: z.object({
      gender: gender.default('women'),
      productIds: z.array(numericId).max(MAX_PRODUCTS).default([]),
      howMany: z.int().min(1).max(MAX_PRODUCTS).default(4),
    }),
    response: z.object({ provider: codeId, products: z.array(productSummary) }),
    errors: ['not-found'],
  }),
};
