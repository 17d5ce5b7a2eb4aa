import { z } from 'zod';
import { commonFields, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { url } from '../fields/link.ts';
import { line, paragraph, switchField } from '../fields/scalars.ts';

const links = { permissionLink: '/content/app', policyLink: '/content/privacy' };

/** The information about the app that the law requires beside an app promotion. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('none'),
    appVersion: line(20).meta(label('应用版本', 'App version')),
    releaseDate: line(20).meta(label('更新日期', 'Released on')),
    permissionLink: url.optional().meta(label('应用权限', 'Permissions')),
    policyLink: url.optional().meta(label('隐私政策', 'Privacy policy')),
    functionalDescription: paragraph(600).meta(label('功能介绍', 'What the app does')),
    hideInFirstPage: switchField().meta(label('首屏不显示', 'Hide on the first screen')),
    inPage: switchField().meta(label('放在页面中', 'Show in the page')),
    stickyBottom: switchField().meta(label('固定在底部', 'Stick to the bottom')),
  })
  .meta({
    ...label('开发者信息', 'About the app'),
    sample: {
      zh: {
        appVersion: '6.14.0',
        releaseDate: '2026.11.01',
        functionalDescription: '逛买手店、下单、查看物流与清关，以及收藏与到货提醒。',
        inPage: true,
        ...links,
      },
      en: {
        appVersion: '6.14.0',
        releaseDate: 'Nov 2026',
        functionalDescription:
          'Browse the boutiques, order, follow parcels through customs, and hear when an item is back.',
        inPage: true,
        ...links,
      },
    },
  });
export type DeveloperInfoFields = z.infer<typeof schema>;
