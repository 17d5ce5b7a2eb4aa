import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, commaList, gender } from '../entities/common.ts';
import { appConfiguration, banner, contentMap, contentPreview } from '../entities/content.ts';

const group = 'Content';
const CONTENT_CACHE_SECONDS = 30;

export const content = {
  getBanners: call({
    method: 'GET',
    path: '/api/v1/contents/banners',
    group,
    summary: 'Banners and promises shown around pages',
    caller: 'anyone',
    query: z.object({ position: codeId.optional(), gender: gender.optional() }),
    response: z.array(banner),
    cacheSeconds: CONTENT_CACHE_SECONDS,
  }),
  searchContents: call({
    method: 'GET',
    path: '/api/v2/search/contents',
    group,
    summary: 'Content pages by code, each a list of modules. A code without a page is absent',
    caller: 'anyone',
    query: z.object({
      'space-code': codeId.default('storefront'),
      codes: commaList(codeId).pipe(z.array(z.string()).min(1).max(10)),
      'environment-code': codeId.default('production'),
      'content-type-code': codeId.optional(),
      'target-benefits': commaList(codeId).optional(),
      'target-language': z.string().max(20).optional(),
      'target-country': z.string().max(10).optional(),
      'target-gender': gender.optional(),
    }),
    response: contentMap,
    cacheSeconds: CONTENT_CACHE_SECONDS,
  }),
  getContentPreview: call({
    method: 'GET',
    path: '/api/v1/contents/previews/{token}',
    group,
    summary: 'The shopper and the time that a preview of a draft is for',
    caller: 'anyone',
    params: z.object({ token: codeId }),
    response: contentPreview,
    errors: ['not-found'],
  }),
  getAppConfiguration: call({
    method: 'GET',
    path: '/api/v1/contents/almir/apps/{app}/environments/{env}',
    group,
    summary: 'Configuration and feature toggles of an app in an environment',
    caller: 'anyone',
    params: z.object({ app: codeId, env: codeId }),
    response: appConfiguration,
    errors: ['not-found'],
    tolerates: [401, 403],
    cacheSeconds: CONTENT_CACHE_SECONDS,
  }),
};
