const PER_MILLE = 1_000;

/** The rates of duty and VAT, in thousandths. */
interface TaxRates {
  readonly duty: number;
  readonly vat: number;
}

/** Takes an amount with taxes apart. Its three parts add up to it, whatever is rounded. */
export function splitTaxes(amount: number, { duty, vat }: TaxRates) {
  const dutiable = Math.round((amount * PER_MILLE) / (PER_MILLE + vat));
  const goods = Math.round((dutiable * PER_MILLE) / (PER_MILLE + duty));
  return { goods, duty: dutiable - goods, vat: amount - dutiable };
}
