import { toFullMobile } from '@vitrine/kit';
import { ProviderError } from '../provider-error.ts';
import { sandboxId, sandboxName } from '../sandbox-code.ts';
import type { MiniLoginPort, MiniVendor } from './port.ts';

/** The official account and the WeChat mini-program share a prefix, so that a user is the same in both. */
const UNION_PREFIX: Readonly<Record<MiniVendor, string | null>> = {
  minip: 'un',
  ttmp: 'tu',
  alimp: null,
};

/** The code `demo-13900139000` shares that number. */
async function readMobile(code: string): Promise<string> {
  const mobile = toFullMobile(await sandboxName(code));
  if (!mobile) throw new ProviderError('refused', 'The sandbox code names no mobile', '40029');
  return mobile;
}

export const sandboxMiniLogin = (vendor: MiniVendor): MiniLoginPort => ({
  async identify(code) {
    const name = await sandboxName(code);
    const union = UNION_PREFIX[vendor];
    return { openId: sandboxId(vendor, name), unionId: union && sandboxId(union, name) };
  },
  // As with the real providers, only WeChat gives a number for a code.
  ...(vendor === 'minip' ? { readMobile } : {}),
});
