import type { BillLineKind, BillProvider } from '@vitrine/contract/admin';

/** Money that a provider says it took or gave back. */
export interface BillLine {
  readonly kind: BillLineKind;
  /** The shop's number of the payment or refund. */
  readonly number: string;
  /** Minor units, above zero for refunds too. */
  readonly amount: number;
}

/** The bills of a payment provider, one for each day in Beijing. */
export interface BillsPort {
  /** Downloads the bill of a day such as 2026-11-25. A day without money has no lines. */
  download(day: string): Promise<BillLine[]>;
}

/** Douyin has no bills for programs. */
export type BillPorts = Readonly<Record<BillProvider, BillsPort>>;
