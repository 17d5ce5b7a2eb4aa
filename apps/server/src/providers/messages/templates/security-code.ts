import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const securityCode = defineTemplate({
  values: z.object({ code: templateValue, minutes: templateValue }),
  sample: { code: '482913', minutes: '5' },
  texts: {
    'zh-CN': {
      subject: '验证码 {code}',
      body: '验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    },
    'en-US': {
      subject: 'Your code is {code}',
      body: '{code} is your code for {minutes} minutes. Keep it to yourself.',
    },
  },
});
