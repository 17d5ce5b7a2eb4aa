import { z } from 'zod';
import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { done } from '../../entities/common.ts';
import { sizeChart } from '../../entities/products.ts';
import {
  sizeChartData,
  sizeChartInput,
  sizeSystemCode,
  sizeSystemData,
  sizeSystemInput,
  usedSizeSystem,
} from '../entities/sizes.ts';

const group = 'Catalogue';
const read = {
  method: 'GET',
  group,
  caller: 'operator',
  scope: 'merchant',
  permission: 'catalogue:read',
} as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'catalogue:write' } as const;
const params = z.object({ code: sizeSystemCode });
const SYSTEMS = '/admin/api/v1/size-systems';
const CHARTS = '/admin/api/v1/size-charts';

/** Size systems such as FR, and the charts that say which of their sizes are equal. */
export const sizeCalls = {
  listSizeSystems: call({
    ...read,
    path: SYSTEMS,
    summary: 'Size systems, in their order',
    label: ['查看尺码制', 'List size systems'],
    response: z.array(usedSizeSystem),
  }),
  createSizeSystem: call({
    ...write,
    method: 'POST',
    path: SYSTEMS,
    summary: 'Adds a size system',
    label: ['新建尺码制', 'Create a size system'],
    body: sizeSystemInput.extend({ code: sizeSystemCode }),
    response: sizeSystemData,
    errors: ['conflict'],
  }),
  updateSizeSystem: call({
    ...write,
    method: 'PUT',
    path: `${SYSTEMS}/{code}`,
    summary: 'Changes a size system; it leaves a chart only when that has no sizes in it',
    label: ['修改尺码制', 'Change a size system'],
    params,
    body: sizeSystemInput,
    response: sizeSystemData,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
  deleteSizeSystem: call({
    ...write,
    method: 'DELETE',
    path: `${SYSTEMS}/{code}`,
    summary: 'Deletes a size system that no chart and no product has sizes in',
    label: ['删除尺码制', 'Delete a size system'],
    params,
    response: done,
    errors: ['not-found', 'conflict'],
  }),
  listSizeCharts: call({
    ...read,
    path: CHARTS,
    summary: 'The charts of equal sizes',
    label: ['查看尺码对照表', 'List size charts'],
    response: z.array(sizeChartData),
  }),
  updateSizeChart: call({
    ...write,
    method: 'PUT',
    path: `${CHARTS}/{code}`,
    summary: 'Replaces the sizes of a chart',
    label: ['修改尺码对照表', 'Change a size chart'],
    params: z.object({ code: sizeChart }),
    maxBodyBytes: 128 * KB,
    body: sizeChartInput,
    response: sizeChartData,
    errors: ['not-found', 'precondition-failed'],
  }),
};
