export type EnvironmentName = 'production' | 'qa' | 'dev';

export interface Environment {
  /** Identifies the shop's service to the third-party data host. */
  readonly serviceId: string;
  /** Identifies the application to the third-party host and in the configuration call. */
  readonly appId: string;
}

export const environments: Readonly<Record<EnvironmentName, Environment>> = {
  production: { serviceId: 'vitrine-live', appId: 'storefront' },
  qa: { serviceId: 'vitrine-qa', appId: 'storefront-qa' },
  dev: { serviceId: 'vitrine-dev', appId: 'storefront-dev' },
};
