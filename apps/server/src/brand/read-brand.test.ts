import { expect, test } from 'vitest';
import { otherBrand, writeBrandFolder } from '../../test/support/brands.ts';
import { readSettings } from '../settings.ts';
import { SettingsError } from '../settings-error.ts';
import { readBrand } from './read-brand.ts';

test('reads every field of a brand', () => {
  expect(readBrand(writeBrandFolder(otherBrand))).toEqual(otherBrand);
});

test.each([
  [{ ...otherBrand, mark: '北岸' }, 'mark: must be one character'],
  [{ ...otherBrand, titleTemplate: 'Northbank' }, 'titleTemplate: must contain {title}'],
  [
    { ...otherBrand, colours: { ...otherBrand.colours, ink: 'black' } },
    'colours.ink: must be a colour',
  ],
  [
    { ...otherBrand, colours: { ...otherBrand.colours, inc: '#000000' } },
    'colours.inc: is no token',
  ],
  [{ ...otherBrand, icp: { ...otherBrand.icp, link: 'javascript:1' } }, 'icp.link'],
  [{ ...otherBrand, logo: '../secret.svg' }, 'logo: must name a .svg file'],
  [{ ...otherBrand, logo: 'none.svg' }, 'none.svg: the file is missing'],
  [{ ...otherBrand, legal: { 'zh-CN': '© 北岸' } }, 'legal.en-US'],
  [{ ...otherBrand, motto: '' }, 'motto'],
])('refuses a faulty brand by naming the fault %#', (brand, fault) => {
  expect(() => readBrand(writeBrandFolder(brand))).toThrow(fault);
});

test('refuses a start without a readable brand', () => {
  expect(() => readSettings({ BRAND_DIR: '/nowhere' })).toThrow(SettingsError);
});
