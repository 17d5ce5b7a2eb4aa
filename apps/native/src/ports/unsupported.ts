/**
 * Why a port does nothing here. `no-module`: this system has no native side of it (a browser, HarmonyOS). `no-sdk`: the
 * vendor's part is not in this build. `no-hardware`: the device lacks it. `not-set-up`: the shopper has set up none.
 */
export type Lack = 'no-module' | 'no-sdk' | 'no-hardware' | 'not-set-up';

export interface Unsupported {
  status: 'unsupported';
  lack: Lack;
}

export const unsupported = (lack: Lack): Unsupported => ({ status: 'unsupported', lack });

const LACKS: readonly unknown[] = ['no-module', 'no-sdk', 'no-hardware', 'not-set-up'];

/** What a native module says that it cannot do. */
export const readLack = (answer: unknown): Unsupported | undefined => {
  const { status, lack } = (answer ?? {}) as Record<string, unknown>;
  if (status !== 'unsupported') return undefined;
  return unsupported(LACKS.includes(lack) ? (lack as Lack) : 'no-module');
};
