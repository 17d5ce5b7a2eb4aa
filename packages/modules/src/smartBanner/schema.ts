import { z } from 'zod';
import { commonFields, spacing } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { line, switchField } from '../fields/scalars.ts';

const link = { web: '/content/app' };

/** A bar that promotes the shop's own app. */
export const schema = z
  .object({
    ...commonFields,
    spacing: spacing('none'),
    imgUrl: picture.optional().meta(label('图标', 'Icon')),
    title: line(20).meta(label('标题', 'Title')),
    desc: line(40).meta(label('说明', 'Description')),
    buttonName: line(12).meta(label('按钮文字', 'Button text')),
    commonLink: commonLink.meta(
      label('链接，留空则去本店应用', 'Link; empty: to the app of the shop'),
    ),
    stickyBottom: switchField().meta(label('固定在底部', 'Stick to the bottom')),
    hideInFirstScreen: switchField().meta(label('首屏不显示', 'Hide on the first screen')),
    inPage: switchField().meta(label('放在页面中', 'Show in the page')),
  })
  .meta({
    ...label('下载横幅', 'App banner'),
    sample: {
      zh: { title: '官方 App', desc: '下载即领新客礼券', commonLink: link, inPage: true },
      en: {
        title: 'The app',
        desc: 'A ¥500 voucher',
        commonLink: link,
        inPage: true,
      },
    },
  });
export type SmartBannerFields = z.infer<typeof schema>;
