/** A user as the messaging app identifies them to an account of the shop. */
export interface MessagingIdentity {
  readonly openId: string;
  readonly unionId: string | null;
  readonly nickname: string | null;
  readonly avatarUrl: string | null;
}

/** The shop's account in the messaging app. */
export interface OfficialAccountPort {
  readonly appId: string;
  /** The page on which the user consents; it redirects to `returnTo` with a code. */
  authorizeUrl(returnTo: string, state: string): string;
  /** Exchanges the code, which is valid once, for the user's identity. */
  identify(code: string): Promise<MessagingIdentity>;
  /** The ticket for the signatures of web pages. */
  jsapiTicket(): Promise<string>;
}
