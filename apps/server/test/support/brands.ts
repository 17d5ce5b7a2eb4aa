import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Brand } from '../../src/brand/brand.ts';
import { readSettings } from '../../src/settings.ts';

/** A brand unlike that of the demo shop in every field. */
export const otherBrand: Brand = {
  name: '北岸',
  latinName: 'Northbank & Co',
  mark: '北',
  slogan: { 'zh-CN': '河那边的衣服', 'en-US': 'Clothes from across the river' },
  titleTemplate: '{title} | Northbank',
  legal: { 'zh-CN': '© 北岸', 'en-US': '© Northbank' },
  icp: { text: { 'zh-CN': '京ICP备2号', 'en-US': 'ICP 2' }, link: 'https://beian.miit.gov.cn/' },
  colours: {
    paper: '#fffef0',
    ivory: '#f0efe0',
    ink: '#102030',
    'ink-2': '#304050',
    'ink-3': '#405060',
    pine: '#003366',
  },
  fonts: [{ family: 'North Serif', file: 'north.woff2', token: 'font-serif' }],
  logo: 'logo.svg',
  icon: 'icon.svg',
};

/** Writes a brand into a folder of its own, which is removed after the test, and returns its path. */
export function writeBrandFolder(brand: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
  writeFileSync(join(folder, 'north.woff2'), 'font');
  writeFileSync(join(folder, 'logo.svg'), '<svg id="logo"/>');
  writeFileSync(join(folder, 'icon.svg'), '<svg id="icon"/>');
  return folder;
}

const { brand, brandDir } = readSettings({});

/** What pages need of a brand, for tests that look at something else. */
export const brandOptions = { brand, brandDir };
