/** An answer outside 2xx, which Alipay hands over as a failure. */
export interface Refused {
  status: number;
  headers?: Record<string, string>;
  data: unknown;
}

export const isAnswer = (reason: unknown): reason is Refused =>
  typeof (reason as Partial<Refused> | null)?.status === 'number';
