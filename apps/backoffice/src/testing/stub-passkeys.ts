import { vi } from 'vitest';

type Answer = 'signed' | (() => Promise<unknown>);

/** A browser whose authenticator answers as the test says. */
export function stubPasskeys({
  get = 'signed',
  create = 'signed',
}: {
  get?: Answer;
  create?: Answer;
}) {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const credential = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: {
      clientDataJSON: bytes,
      authenticatorData: bytes,
      attestationObject: bytes,
      signature: bytes,
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
  const answer = (how: Answer) => (how === 'signed' ? async () => credential : how);
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer(get), create: answer(create) },
  });
  return { credential };
}
