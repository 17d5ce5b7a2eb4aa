import { z } from 'zod';
import { label } from '../fields/label.ts';
import { picture } from '../fields/picture.ts';
import { line, paragraph } from '../fields/scalars.ts';

/** The title of the page and its share card. Renders nothing itself. */
export const schema = z
  .object({
    pageTitle: line(40).meta(label('页面标题', 'Page title')),
    shareDesc: paragraph(160).meta(label('分享描述', 'Description when shared')),
    miniPImageUrl: picture.optional().meta(label('小程序分享图', 'Picture for mini-program cards')),
    momentImageUrl: picture.optional().meta(label('朋友圈分享图', 'Picture for moments')),
    miniPUrl: line(300).meta(label('小程序页面', 'Mini-program page')),
  })
  .meta(label('分享信息', 'Share info'));
export type ShareInfoFields = z.infer<typeof schema>;
