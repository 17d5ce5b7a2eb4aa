import { verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ecKeys, readJwt } from '../../../../test/support/push-keys.ts';
import { NOTE, NOW } from '../../../../test/support/push-vendor.ts';
import type { ProviderError } from '../../provider-error.ts';
import { apnsPush } from './apns.ts';

const KEYS = {
  keyId: 'KEY1234567',
  teamId: 'TEAM123456',
  privateKey: ecKeys.privateKey,
  topic: 'test.shop',
};

type Answer = readonly [status: number, body: object | string] | 'hang-up' | 'silence';
interface Request {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let server: Http2Server;
const sessions = new Set<ServerHttp2Session>();
let closePort = () => {};
afterEach(async () => {
  closePort();
  for (const session of sessions) session.destroy();
  server.close();
  await once(server, 'close');
});

/** Plays Apple, which speaks HTTP/2 only. */
async function startApple(...answers: Answer[]) {
  const requests: Request[] = [];
  let connections = 0;
  server = createServer();
  server.on('session', (session) => {
    connections++;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {});
    let body = '';
    for await (const part of stream) body += String(part);
    requests.push({ headers, body });
    const answer = answers.shift() ?? [200, ''];
    if (answer === 'silence') return;
    if (answer === 'hang-up') return stream.session?.destroy();
    const [status, content] = answer;
    stream.respond({ ':status': status });
    stream.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const apns = apnsPush(KEYS, {
    endpoint: `http://127.0.0.1:${port}`,
    now: () => NOW,
    timeoutMs: 300,
  });
  closePort = apns.close;
  return { apns, requests, connections: () => connections };
}

const failWith = (status: number, reason: string): Answer => [status, { reason }];

it('sends with a signed token, the text, and the link that a tap opens', async () => {
  const { apns, requests } = await startApple();
  await apns.send(NOTE);
  const [request] = requests;
  expect(request?.headers).toMatchObject({
    ':method': 'POST',
    ':path': '/3/device/device-1',
    'apns-topic': 'test.shop',
    'apns-push-type': 'alert',
    'apns-priority': '10',
    'apns-expiration': String(NOW / 1000 + 86_400),
    'apns-collapse-id': NOTE.key,
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    aps: {
      alert: { title: NOTE.title, body: NOTE.body },
      sound: 'default',
      'interruption-level': 'active',
    },
    link: NOTE.link,
  });
  const [kind, jwt = ''] = String(request?.headers.authorization).split(' ');
  const { header, claims, signed, signature } = readJwt(jwt);
  expect([kind, header]).toEqual(['bearer', { alg: 'ES256', typ: 'JWT', kid: KEYS.keyId }]);
  expect(claims).toEqual({ iss: KEYS.teamId, iat: NOW / 1000 });
  const key = { key: ecKeys.publicKey, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', signed, key, signature)).toBe(true);
});

it('sends many messages through one connection, with one token', async () => {
  const { apns, requests, connections } = await startApple();
  await Promise.all([apns.send(NOTE), apns.send({ ...NOTE, token: 'device-2' })]);
  expect([requests.length, connections()]).toEqual([2, 1]);
  expect(requests[0]?.headers.authorization).toBe(requests[1]?.headers.authorization);
});

it.each([
  ['an app that was removed', failWith(410, 'Unregistered'), 'refused', true],
  ['a token of no app', failWith(400, 'BadDeviceToken'), 'refused', true],
  ['a token of another app', failWith(400, 'DeviceTokenNotForTopic'), 'refused', true],
  ['a faulty message', failWith(400, 'PayloadEmpty'), 'refused', false],
  ['a wrong key', failWith(403, 'InvalidProviderToken'), 'refused', false],
  ['too many requests', failWith(429, 'TooManyRequests'), 'busy', false],
  ['a shutdown', failWith(503, 'Shutdown'), 'busy', false],
  ['a failure', failWith(500, 'InternalServerError'), 'unreachable', false],
  ['no answer', 'silence', 'unreachable', false],
  ['a lost connection', 'hang-up', 'unreachable', false],
] as const)('%s', async (_, answer, fault, isUnknown) => {
  const { apns } = await startApple(answer as Answer);
  const error = (await apns.send(NOTE).catch((reason: unknown) => reason)) as ProviderError;
  expect([error.fault, apns.isUnknownDevice(error.code)]).toEqual([fault, isUnknown]);
});

it('signs again when the token has expired, and connects again after a lost connection', async () => {
  const expired = failWith(403, 'ExpiredProviderToken');
  const { apns, requests, connections } = await startApple(expired, [200, ''], 'hang-up');
  await apns.send(NOTE);
  expect(requests).toHaveLength(2);
  await expect(apns.send(NOTE)).rejects.toMatchObject({ fault: 'unreachable' });
  await apns.send(NOTE);
  expect(connections()).toBe(2);
});
