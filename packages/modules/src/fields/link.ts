import { z } from 'zod';
import { label } from './label.ts';

/** Rooted in this shop, or another site over TLS. Anything that could carry script is neither. */
const ADDRESS = /^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/;

export const address = z.string().trim().max(600).regex(ADDRESS, 'must begin with / or https://');

const path = z
  .string()
  .trim()
  .max(600)
  .regex(/^[^\s:\\]+$/, 'must be a page or a path');

/** One place to go, written once for each kind of visitor; the platform picks its own. */
export const link = z.object({
  web: address.optional().meta(label('网页地址', 'Web address')),
  westore: address.optional().meta(label('微信内网页地址', 'Web address inside the messaging app')),
  mp: path.optional().meta(label('小程序页面', 'Mini-program page')),
  iosLink: path.optional().meta(label('iOS 链接', 'iOS link')),
  androidLink: path.optional().meta(label('Android 链接', 'Android link')),
});
export type Link = z.infer<typeof link>;

export const commonLink = link.optional().meta(label('链接', 'Link'));
