import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  readDeviceCookie,
  readSessionKey,
  setDeviceCookie,
  setSessionCookie,
} from './credentials.ts';

const HTTPS = { publicUrl: 'https://shop.example' };
const HTTP = { publicUrl: undefined };
const request = (cookie: string) => ({
  method: 'GET',
  headers: { cookie },
  protocol: 'https',
  host: 'shop.example',
});

function collectCookies(set: (reply: FastifyReply) => void): string[] {
  const cookies: string[] = [];
  const reply = {
    header: (_: string, value: string | string[]) => cookies.push(...[value].flat()),
  };
  set(reply as unknown as FastifyReply);
  return cookies;
}

describe('over https, cookies', () => {
  it('have the prefix that keeps sibling hosts from setting them', () => {
    const end = new Date(0);
    const cookies = collectCookies((reply) => {
      setSessionCookie(reply, 'k', end, HTTPS);
      setDeviceCookie(reply, 'd', 1, HTTPS);
    });
    const secret = cookies.filter((cookie) => cookie.includes('HttpOnly'));
    expect(secret).toHaveLength(2);
    for (const cookie of secret) {
      expect(cookie).toMatch(/^__Host-(?:session|device)=[kd]; /);
      expect(cookie).toMatch(/Path=\/; SameSite=Lax; Secure$/);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('of a sibling host are not read', () => {
    expect(readSessionKey(request('session=planted; __Host-session=own'), HTTPS)).toBe('own');
    expect(readSessionKey(request('session=planted'), HTTPS)).toBeUndefined();
    expect(readDeviceCookie({ cookie: 'device=planted' }, HTTPS)).toBeUndefined();
  });
});

it('reads the plain cookies of a shop without https', () => {
  expect(readSessionKey(request('x-session=a; session=own'), HTTP)).toBe('own');
  expect(readDeviceCookie({ cookie: 'a=b; device=d.s' }, HTTP)).toBe('d.s');
});
