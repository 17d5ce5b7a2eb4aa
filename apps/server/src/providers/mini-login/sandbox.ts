import { sandboxId, sandboxName } from '../sandbox-code.ts';
import type { MiniLoginPort, MiniVendor } from './port.ts';

/** The official account and the WeChat mini-program share a prefix, so that a user is the same in both. */
const UNION_PREFIX: Readonly<Record<MiniVendor, string | null>> = {
  minip: 'un',
  ttmp: 'tu',
  alimp: null,
};

export const sandboxMiniLogin = (vendor: MiniVendor): MiniLoginPort => ({
  async identify(code) {
    const name = await sandboxName(code);
    const union = UNION_PREFIX[vendor];
    return { openId: sandboxId(vendor, name), unionId: union && sandboxId(union, name) };
  },
});
