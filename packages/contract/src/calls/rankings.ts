import { z } from 'zod';
import { call } from '../call.ts';
import { commaList, flag, gender, numericId, queryInt } from '../entities/common.ts';
import { rankingEntry } from '../entities/menus.ts';
import { productSummary } from '../entities/products.ts';

const group = 'Rankings';
const RANKING_CACHE_SECONDS = 60;

const query = z.object({
  ids: commaList(numericId).optional(),
  type: z.enum(['hotselling']).default('hotselling'),
  gender: gender.default('women'),
  'how-many': queryInt(1, 20).default(5),
  'image-size': queryInt(100, 2000).optional().meta({ description: 'Only images of this size' }),
  'include-products': flag.default(false),
});

const ranking = <const Path extends string>(path: Path, summary: string) =>
  call({
    method: 'GET',
    path,
    group,
    summary,
    caller: 'anyone',
    query,
    response: z.array(rankingEntry.extend({ products: z.array(productSummary) })),
    tolerates: [401, 403],
    cacheSeconds: RANKING_CACHE_SECONDS,
  });

export const rankings = {
  rankCategories: ranking(
    '/api/v1/marketing/rankings/categories',
    'Best-selling categories, each with its best-selling products',
  ),
  rankBrands: ranking(
    '/api/v1/marketing/rankings/brands',
    'Best-selling brands, each with its best-selling products',
  ),
  rankProducts: call({
    method: 'GET',
    path: '/api/v1/marketing/rankings/products',
    group,
    summary: 'Best-selling products',
    caller: 'anyone',
    query,
    response: z.array(productSummary),
    tolerates: [401, 403],
    cacheSeconds: RANKING_CACHE_SECONDS,
  }),
};
