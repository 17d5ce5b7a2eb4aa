export { applySession, clearSession, logOut } from './apply-session.ts';
export { ensureSession, findBagId, withBag } from './ensure-session.ts';
export { handOverToApp } from './hand-over.ts';
export { loadUser } from './load-user.ts';
export { openPortalUrl } from './open-portal-url.ts';
export { reportShareOpening } from './report-share-opening.ts';
export { type RestoreOptions, restoreSession } from './restore-session.ts';
export { sendReferral } from './send-referral.ts';
