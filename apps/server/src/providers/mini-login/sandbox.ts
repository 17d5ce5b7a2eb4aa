import { sandboxId, sandboxName } from '../sandbox-code.ts';
import type { MiniLoginPort, MiniVendor } from './port.ts';

/** One messaging house stands behind the account and the mini-program: Anna is the same in both. */
const UNION_OF: Readonly<Record<MiniVendor, string | null>> = {
  minip: 'un',
  ttmp: 'tu',
  alimp: null,
};

export const sandboxMiniLogin = (vendor: MiniVendor): MiniLoginPort => ({
  async identify(code) {
    const name = await sandboxName(code);
    const union = UNION_OF[vendor];
    return { openId: sandboxId(vendor, name), unionId: union && sandboxId(union, name) };
  },
});
