import type { Api } from '@vitrine/client';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerPages } from './routes.ts';

test.each([
  ['/content/spring', 'zh-CN', '加载失败或数据异常', '"/"'],
  ['/en/content/spring', 'en-US', 'This page could not be shown', '"/en"'],
])(
  '%s says in its language that it could not be shown, and is kept by nobody',
  async (url, language, said, home) => {
    const app = Fastify({ genReqId: () => 'request-7' });
    const render = vi.fn(() => Promise.reject(new Error('the database is away')));
    registerPages(app, {
      db: {} as never,
      renderer: { files: new Map(), isStrict: true, render },
      api: () => ({}) as Api,
      onChange: () => {},
      cacheBytes: 1_000,
      publicUrl: undefined,
    });
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`<html lang="${language}">`);
    for (const words of [said, 'request-7', `href=${home}`, 'noindex'])
      expect(body).toContain(words);
    expect(body).not.toContain('database');

    // The next visitor is not shown what was a moment's failure.
    await app.inject(url);
    expect(render).toHaveBeenCalledTimes(2);
    await app.close();
  },
);
