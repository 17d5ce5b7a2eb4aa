import { toFullMobile } from '@vitrine/kit';
import { z } from 'zod';

/** Stored with the country code in front; the input may omit it. */
export const mobile = z
  .string()
  .max(30)
  .transform((text, context) => {
    const full = toFullMobile(text);
    if (full) return full;
    context.addIssue({ code: 'custom', message: 'must be a mobile number' });
    return z.NEVER;
  })
  .meta({ description: 'A mobile number of mainland China or Hong Kong', example: '13800138000' });

export const securityCode = z
  .string()
  .regex(/^\d{6}$/, 'must be six digits')
  .meta({ example: '482913' });

export const challenge = z
  .string()
  .regex(/^[\w-]{22}$/, 'must be the challenge of the answer that announced the code')
  .meta({
    description:
      'Proves that the caller asked for this code. Only a call in the session that asked may leave it out',
  });

export const email = z
  .email('must be an e-mail address')
  .max(120)
  .transform((text) => text.toLowerCase())
  .meta({ example: 'lin@example.com' });

/** Long rather than complex: any characters are allowed. */
export const password = z.string().min(8).max(128);
