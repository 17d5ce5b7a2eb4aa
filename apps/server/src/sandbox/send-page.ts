import type { FastifyReply } from 'fastify';

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Sends a page of the sandbox, which is never cached. */
export const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
