import { sandboxId, sandboxName } from '../sandbox-code.ts';
import type { OfficialAccountPort } from './port.ts';

/** The ticket of WeChat's documentation, so that signatures can be compared with its example. */
export const SANDBOX_TICKET =
  'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';

/** An account whose users choose their identity at /sandbox/messaging. */
export const sandboxOfficialAccount = (): OfficialAccountPort => ({
  appId: 'sandbox',
  authorizeUrl: (returnTo, state) =>
    `/sandbox/messaging?${new URLSearchParams({ redirect_uri: returnTo, state })}`,
  async identify(code) {
    const name = await sandboxName(code);
    return {
      openId: sandboxId('oa', name),
      unionId: sandboxId('un', name),
      nickname: name,
      avatarUrl: null,
    };
  },
  jsapiTicket: async () => SANDBOX_TICKET,
});
