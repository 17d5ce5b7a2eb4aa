import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { codeId } from '../../entities/common.ts';
import {
  bannerInput,
  configurationInput,
  managedBanner,
  managedConfiguration,
} from '../entities/configuration.ts';
import { checkResult, itemRemoval, managedState } from '../entities/managed.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Configuration';
const BANNERS = '/admin/api/v1/banners';
const BANNER = `${BANNERS}/{id}`;
const CONFIGURATION = '/admin/api/v1/configurations/{app}/{environment}';
const read = { group, caller: 'operator', scope: 'shop', permission: 'content:read' } as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'content:write' } as const;
const publish = { ...write, permission: 'content:publish' } as const;
const params = z.object({ id: codeId });
const app = z.object({ app: codeId, environment: codeId });

/** Banners and popups, the values of apps, and their feature toggles. */
export const configuration = {
  listBanners: call({
    ...read,
    method: 'GET',
    path: BANNERS,
    summary: 'Banners and popups by id',
    label: ['查看横幅列表', 'List banners'],
    query: z.object({
      ...pageQuery,
      state: managedState.optional(),
      search: z.string().trim().min(1).max(60).optional(),
    }),
    response: pageOf(managedBanner),
  }),
  getBanner: call({
    ...read,
    method: 'GET',
    path: BANNER,
    summary: 'One banner',
    label: ['查看横幅', 'Read a banner'],
    params,
    response: managedBanner,
    errors: ['not-found'],
  }),
  createBanner: call({
    ...write,
    method: 'POST',
    path: BANNERS,
    summary: 'Creates a banner, which begins paused',
    label: ['新建横幅', 'Create a banner'],
    body: bannerInput,
    response: managedBanner,
    errors: ['conflict'],
  }),
  updateBanner: call({
    ...write,
    method: 'PUT',
    path: BANNER,
    summary: 'Changes a banner; one that is not paused needs the permission to publish',
    label: ['修改横幅', 'Change a banner'],
    params,
    body: bannerInput,
    response: managedBanner,
    errors: ['not-found', 'conflict', 'precondition-failed', 'forbidden'],
  }),
  deleteBanner: call({
    ...write,
    method: 'DELETE',
    path: BANNER,
    summary: 'Deletes a banner; one that is not paused needs the permission to publish',
    label: ['删除横幅', 'Delete a banner'],
    params,
    response: itemRemoval,
    errors: ['not-found', 'conflict', 'precondition-failed', 'forbidden'],
  }),
  pauseBanner: call({
    ...publish,
    method: 'POST',
    path: `${BANNER}/pause`,
    summary: 'Takes a banner out of the shop',
    label: ['暂停横幅', 'Pause a banner'],
    params,
    response: managedBanner,
    errors: ['not-found', 'conflict'],
  }),
  resumeBanner: call({
    ...publish,
    method: 'POST',
    path: `${BANNER}/resume`,
    summary: 'Shows a banner in its period, unless a check finds an error',
    label: ['恢复横幅', 'Resume a banner'],
    params,
    response: managedBanner,
    errors: ['not-found', 'conflict'],
  }),
  checkBanner: call({
    ...read,
    method: 'GET',
    path: `${BANNER}/check`,
    summary: 'What should be corrected: a missing language, or two popups at the same time',
    label: ['检查横幅', 'Check a banner'],
    params,
    response: checkResult,
    errors: ['not-found'],
  }),
  listConfigurations: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/configurations',
    summary: 'The toggles and values of every app and environment',
    label: ['查看店铺设置', 'Read the settings of the shop'],
    response: z.array(managedConfiguration),
  }),
  updateConfiguration: call({
    ...publish,
    method: 'PUT',
    path: CONFIGURATION,
    summary:
      'Changes the toggles and values of an app; the shop has them at once. All but the home pages need settings:write. Those that were never set have version 0',
    label: ['修改店铺设置', 'Change the settings of the shop'],
    params: app,
    maxBodyBytes: 256 * KB,
    body: configurationInput,
    response: managedConfiguration,
    errors: ['conflict', 'precondition-failed', 'forbidden'],
  }),
};
