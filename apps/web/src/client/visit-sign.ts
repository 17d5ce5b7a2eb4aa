/**
 * The cookie that tells scripts of a session, whose key they cannot read. Older in-app browsers have no
 * Cookie Store, so it is read and taken away in the way that all of them know.
 */
export const hasVisitSign = (): boolean => /(?:^|;\s*)visitor=/.test(document.cookie);

export function dropVisitSign(): void {
  document.cookie = 'visitor=; Max-Age=0; Path=/; SameSite=Lax';
}
