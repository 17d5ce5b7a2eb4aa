/** Somebody as the messaging app knows them to one of the shop's accounts. */
export interface MessagingIdentity {
  readonly openId: string;
  readonly unionId: string | null;
  readonly nickname: string | null;
  readonly avatarUrl: string | null;
}

/** The shop's account in the messaging app. */
export interface OfficialAccountPort {
  readonly appId: string;
  /** Where a shopper says that we may know who they are; they come back to `returnTo` with a code. */
  authorizeUrl(returnTo: string, state: string): string;
  /** Who came back with that code. A code is good once. */
  identify(code: string): Promise<MessagingIdentity>;
  /** What pages of the shop are signed with. */
  jsapiTicket(): Promise<string>;
}
