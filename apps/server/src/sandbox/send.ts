import type { FastifyReply } from 'fastify';

/** Forms lead anywhere in the shop, so they may only be sent to it. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Sends a page of the sandbox. Nothing of it is kept. */
export const sendSandboxPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
