export { type Arrival, arrive } from './arrive.ts';
export { ensureSession, withBag } from './ensure-session.ts';
export { enter, leave, logOut } from './enter.ts';
export { loadUser } from './load-user.ts';
export { sendReferral } from './send-referral.ts';
