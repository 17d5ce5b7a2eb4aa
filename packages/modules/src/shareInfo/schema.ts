import { z } from 'zod';
import { label } from '../fields/label.ts';
import { picture } from '../fields/picture.ts';
import { line, words } from '../fields/scalars.ts';

/** What a page is called, and what it looks like in somebody else's hands. Shows nothing itself. */
export const schema = z
  .object({
    pageTitle: line(40).meta(label('页面标题', 'Title of the page')),
    shareDesc: words(160).meta(label('分享描述', 'Description when shared')),
    miniPImageUrl: picture.optional().meta(label('小程序分享图', 'Picture for mini-program cards')),
    momentImageUrl: picture.optional().meta(label('朋友圈分享图', 'Picture for moments')),
    miniPUrl: line(300).meta(label('小程序页面', 'Mini-program page')),
  })
  .meta(label('分享信息', 'Share info'));
export type ShareInfoFields = z.infer<typeof schema>;
