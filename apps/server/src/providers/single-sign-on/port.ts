/** What the shop keeps of a log-in at the provider until the browser comes back. */
export interface SignOnSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who has logged in, as the provider says. */
export interface SignedOnPerson {
  /** Issuer and subject, which stay the same when the e-mail changes. */
  readonly subject: string;
  /** Undefined when the provider has not verified it. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** The values of the claim that names roles. */
  readonly groups: readonly string[];
  /** Whether the provider has checked a second factor. */
  readonly hasSecondFactor: boolean;
}

/** A provider at which operators log in. */
export interface SingleSignOnPort {
  /** Creates the URL at the provider to which the browser is sent. */
  begin(): Promise<{ readonly url: string; readonly secrets: SignOnSecrets }>;
  /** Checks the query with which the browser comes back. */
  finish(query: string, secrets: SignOnSecrets): Promise<SignedOnPerson>;
  /** The URL that ends the session at the provider, if it has one. */
  createLogOutUrl(): Promise<string | null>;
}
