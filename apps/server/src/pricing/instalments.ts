const YUAN = 100;

/** One instalment of a payment, without the provider's fee, rounded up to whole yuan. */
export const calculateInstalment = (total: number, count: number): number =>
  Math.ceil(total / count / YUAN) * YUAN;
