import { createTransport } from 'nodemailer';
import { ProviderError } from '../provider-error.ts';
import type { ProviderSettings } from '../settings.ts';
import type { MessagesPort } from './port.ts';
import { type EmailBrand, renderEmail } from './render-email.ts';

type Keys = NonNullable<ProviderSettings['mail']>;

const TIMEOUT_MS = 10_000;
const MIN_PERMANENT = 500;

/** A server answers 5xx when it will never accept a message, and 4xx when it may do so later. */
function toProviderError(error: unknown): ProviderError {
  const status =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  if (!status) return new ProviderError('unreachable', 'The mail server did not answer');
  const fault = status >= MIN_PERMANENT ? 'refused' : 'busy';
  return new ProviderError(fault, 'The mail server did not accept the message', String(status));
}

/** Sends e-mails by SMTP. The key of a message is its id, by which mail programs recognise a repeated one. */
export function smtpMessages(
  { url, from }: Keys,
  brand: EmailBrand,
  timeoutMs = TIMEOUT_MS,
): MessagesPort {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    ...(port ? { port: Number(port) } : {}),
    secure: isSecure,
    requireTLS: !isSecure && username !== '',
    ...(username
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = from.replace(/>.*$/, '').split('@').at(-1) ?? hostname;
  return {
    async sendTemplate({ to, template, values, language, key }) {
      await transport
        .sendMail({
          from,
          to,
          ...renderEmail(brand, template, language, values),
          ...(key ? { messageId: `<${key}@${domain}>` } : {}),
          headers: { 'content-language': language },
        })
        .catch((error: unknown) => {
          throw toProviderError(error);
        });
    },
  };
}
