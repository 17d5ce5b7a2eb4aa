import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, gender, numericId } from '../entities/common.ts';
import { flatContent } from '../entities/content.ts';
import { brandMenu, categoryMenu, city, countryState, home } from '../entities/menus.ts';

const group = 'Common';
const MENU_CACHE_SECONDS = 60;
const menuQuery = z.object({
  gender: gender.optional().meta({ description: 'Loads only this gender; the others are empty' }),
});

export const common = {
  getCountryStates: call({
    method: 'GET',
    path: '/api/v1/countries/{id}/states',
    group,
    summary: 'Provinces of a country; 42 is China',
    caller: 'anyone',
    params: z.object({ id: numericId }),
    response: z.array(countryState),
    errors: ['not-found'],
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
  listCities: call({
    method: 'GET',
    path: '/api/v1/countries/{id}/states/{stateId}/cities',
    group,
    summary: 'Cities of a province of mainland China with their districts',
    caller: 'anyone',
    params: z.object({ id: numericId, stateId: numericId }),
    response: z.array(city),
    errors: ['not-found'],
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
  getBrandMenu: call({
    method: 'GET',
    path: '/api/v1/menus/brands',
    group,
    summary: 'Brands of women, men and kids, A to Z',
    caller: 'anyone',
    query: menuQuery,
    response: brandMenu,
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
  getCategoryMenu: call({
    method: 'GET',
    path: '/api/v1/menus/categories',
    group,
    summary: 'The category trees of women, men and kids',
    caller: 'anyone',
    query: menuQuery,
    response: categoryMenu,
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
  getFlatContent: call({
    method: 'GET',
    path: '/api/v1/contents/flat-contents/{code}',
    group,
    summary: "Texts of the shop by code: 'shop' has its name, footer and service promises",
    caller: 'anyone',
    params: z.object({ code: codeId }),
    response: flatContent,
    errors: ['not-found'],
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
  getHome: call({
    method: 'GET',
    path: '/api/v1/home',
    group,
    summary: 'The homes of women, men and kids',
    caller: 'anyone',
    response: home,
    cacheSeconds: MENU_CACHE_SECONDS,
  }),
};
