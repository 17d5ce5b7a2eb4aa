import { ProviderError } from '../../src/providers/provider-error.ts';
import type { SingleSignOnPort } from '../../src/providers/single-sign-on/port.ts';

/** A provider that believes the query: `?subject=7&email=lin@example.cn&groups=accounts&mfa=1`. */
export const fakeSingleSignOn: SingleSignOnPort = {
  begin: async () => ({
    url: 'https://login.example/authorize',
    secrets: { state: 's', nonce: 'n', codeVerifier: 'v' },
  }),
  async finish(query) {
    const values = new URLSearchParams(query);
    const subject = values.get('subject');
    if (!subject) throw new ProviderError('refused', 'There is no person');
    return {
      subject: `https://login.example ${subject}`,
      email: values.get('email') ?? undefined,
      name: values.get('name') ?? undefined,
      groups: values.getAll('groups'),
      hasSecondFactor: values.has('mfa'),
    };
  },
  createLogOutUrl: async () => 'https://login.example/end',
};
