import { hasDangerousScheme } from '@vitrine/kit';
import { z } from 'zod';
import { label } from './label.ts';

/** A path of this shop or an https URL, from where a picture or a video may be loaded. */
const URL_PATTERN = /^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/;

export const url = z.string().trim().max(600).regex(URL_PATTERN, 'must begin with / or https://');

/** A page or address that a browser may be sent to. */
const webUrl = z
  .string()
  .trim()
  .max(600)
  .regex(/^(?:\/(?!\/)|https?:\/\/|tel:|mailto:)[^\s\\]*$/i, 'must begin with / or a known scheme');

/** A page, a path, or a link of any scheme that an app or a mini-program may know. */
const hostUrl = z
  .string()
  .trim()
  .max(600)
  .regex(/^[^\s\\]+$/, 'must be a page, a path or a link')
  .refine((text) => !hasDangerousScheme(text), 'must not have a dangerous scheme');

/** One link target, given separately for each platform; the current platform picks its own. */
export const link = z
  .object({
    web: webUrl.optional().meta(label('网页地址', 'Web URL')),
    westore: webUrl.optional().meta(label('微信内网页地址', 'Web URL inside WeChat')),
    mp: hostUrl.optional().meta(label('小程序页面', 'Mini-program page')),
    iosLink: hostUrl.optional().meta(label('iOS 链接', 'iOS link')),
    androidLink: hostUrl.optional().meta(label('Android 链接', 'Android link')),
  })
  .meta({ asset: 'link' });
export type LinkFields = z.infer<typeof link>;

export const commonLink = link.optional().meta(label('链接', 'Link'));
