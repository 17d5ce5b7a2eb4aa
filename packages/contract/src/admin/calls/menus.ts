import { KB } from '../../body-size.ts';
import { call } from '../../call.ts';
import { shopMenus, shopMenusInput } from '../entities/shop-menus.ts';

const group = 'Menus';
const MENUS = '/admin/api/v1/menus';

/** The menus in the header of the shop. */
export const menuCalls = {
  getMenus: call({
    method: 'GET',
    path: MENUS,
    group,
    summary: 'The menu of each gender in both languages',
    label: ['查看导航菜单', 'Read the menus'],
    caller: 'operator',
    scope: 'shop',
    permission: 'content:read',
    response: shopMenus,
    errors: ['not-found'],
  }),
  updateMenus: call({
    method: 'PUT',
    path: MENUS,
    group,
    summary: 'Replaces the menus of all genders',
    label: ['修改导航菜单', 'Change the menus'],
    caller: 'operator',
    scope: 'shop',
    permission: 'content:publish',
    maxBodyBytes: 128 * KB,
    body: shopMenusInput,
    response: shopMenus,
    errors: ['not-found', 'precondition-failed'],
  }),
};
