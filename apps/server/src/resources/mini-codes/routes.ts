import type { codes, Handlers } from '@vitrine/contract';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { MiniCodesPort } from '../../providers/mini-codes/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';

export interface MiniCodeDeps {
  providers: { miniCodes: MiniCodesPort };
}

/** Sent when there is no scene, because the messaging app requires one. */
const NO_SCENE = '-';

export const miniCodeHandlers = ({
  providers,
}: MiniCodeDeps): Handlers<typeof codes, HandlerContexts> => ({
  getMiniProgramCode: ({ query }) =>
    providers.miniCodes
      .draw({
        page: query.page.replace(/^\//, ''),
        scene: query.scene ?? NO_SCENE,
        width: query.width,
      })
      .catch((cause: unknown) => {
        throw cause instanceof ProviderError
          ? new ApiProblem('unavailable', undefined, { cause })
          : cause;
      }),
});
