import type { codes, Handlers } from '@vitrine/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import type { MiniCodesPort } from '../../providers/mini-codes/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';

export interface MiniCodeDeps {
  providers: { miniCodes: MiniCodesPort };
}

/** The messaging app wants a scene even where there is none. */
const NO_SCENE = '-';

export const miniCodeHandlers = ({
  providers,
}: MiniCodeDeps): Handlers<typeof codes, CallContexts> => ({
  getMiniProgramCode: ({ query }) =>
    providers.miniCodes
      .draw({
        page: query.page.replace(/^\//, ''),
        scene: query.scene ?? NO_SCENE,
        width: query.width,
      })
      .catch((cause: unknown) => {
        throw cause instanceof ProviderError
          ? new ApiError('unavailable', undefined, { cause })
          : cause;
      }),
});
