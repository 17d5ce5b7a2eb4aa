import type { ClearanceReason } from '@vitrine/contract';

/** A person as a card names them, with photos of both its sides if there are any. */
export interface CheckedPerson {
  readonly name: string;
  readonly idNumber: string;
  readonly photos: { readonly front: Buffer; readonly back: Buffer } | undefined;
}

/** Null: this is a person, and the number is theirs. */
export type Verdict = ClearanceReason | null;

/** Whoever knows whether a name and a number belong together. */
export interface IdentityCheckPort {
  check(person: CheckedPerson): Promise<Verdict>;
}
