/** Loads the library at the first use, because its code for certificates would delay each start by a fifth of a second. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
