import type { Settings } from '../../settings.ts';
import { oidcSingleSignOn } from './oidc.ts';
import type { SingleSignOnPort } from './port.ts';

/** Opens single sign-on without sending a request; undefined when the shop has no provider for it. */
export function openSingleSignOn({
  providers,
  publicUrl,
  backofficeUrl,
  port,
}: Pick<Settings, 'providers' | 'publicUrl' | 'backofficeUrl' | 'port'>):
  | SingleSignOnPort
  | undefined {
  const { singleSignOn, operatorRoleClaim: roleClaim } = providers;
  const shopUrl = backofficeUrl ?? publicUrl ?? `http://localhost:${port}`;
  return singleSignOn && oidcSingleSignOn(singleSignOn, { shopUrl, roleClaim });
}
