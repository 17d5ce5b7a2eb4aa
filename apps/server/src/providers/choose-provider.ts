import type { EmailBrand } from './messages/render-email.ts';
import { createMissingProvider } from './missing-provider.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { ProviderSettings } from './settings.ts';

export type ProviderDeps = SandboxDeps & {
  readonly publicUrl?: string | undefined;
  /** The shop whose name and colours e-mails have. */
  readonly brand: EmailBrand;
};

/**
 * Chooses the real provider when its keys are set, otherwise the sandbox when sandboxes are on, otherwise
 * a port that rejects every request.
 */
export function createChooser({ sandbox }: Pick<ProviderSettings, 'sandbox'>) {
  return <Port extends object, Keys>(
    name: string,
    keys: Keys | undefined,
    open: (keys: Keys) => Port,
    openSandbox: () => Port,
  ): Port => {
    if (keys) return open(keys);
    return sandbox ? openSandbox() : createMissingProvider<Port>(name);
  };
}
