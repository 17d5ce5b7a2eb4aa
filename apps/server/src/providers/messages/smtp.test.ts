import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { otherBrand } from '../../../test/support/brands.ts';
import { smtpMessages } from './smtp.ts';

/** A mail server that takes one message; `answer` is what it says after the data. */
async function openMailServer(answer: string) {
  let data = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (isData) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        isData = false;
        return socket.write(`${answer}\r\n`);
      }
      if (/^DATA/i.test(text)) {
        isData = true;
        return socket.write('354 go on\r\n');
      }
      if (/^QUIT/i.test(text)) return socket.end('221 bye\r\n');
      return socket.write('250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { url: `smtp://127.0.0.1:${port}`, from: '别处 <shop@shop.example>' };
  return { port: smtpMessages(keys, otherBrand), read: () => data, close: () => server.close() };
}

const message = {
  to: 'lin@mail.example',
  template: 'order-shipped',
  values: { order: '2026', merchant: 'Antonia', link: 'https://shop.example/order' },
  language: 'en-US',
  key: 'message-7',
} as const;

it('sends plain text and HTML, with an id that tells a repeated message', async () => {
  const server = await openMailServer('250 queued');
  await server.port.sendTemplate(message);
  const sent = server.read();
  expect(sent).toContain('Message-ID: <message-7@shop.example>');
  expect(sent).toContain('Subject: Order 2026 is on its way');
  expect(sent).toContain('Content-Type: multipart/alternative');
  expect(sent).toContain('Content-Type: text/plain');
  expect(sent).toContain('Content-Type: text/html');
  expect(sent.replaceAll('=\r\n', '')).toContain('>Follow the parcel</a>');
  server.close();
});

it.each([
  ['550 no such user', 'refused'],
  ['451 try later', 'busy'],
])('takes the answer %s for %s', async (answer, fault) => {
  const server = await openMailServer(answer);
  await expect(server.port.sendTemplate(message)).rejects.toMatchObject({ fault });
  server.close();
});

it('reports a server that does not answer', async () => {
  const { port, close } = await openMailServer('250 ok');
  close();
  await expect(port.sendTemplate(message)).rejects.toMatchObject({ fault: 'unreachable' });
});
