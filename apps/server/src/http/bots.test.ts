import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.31.0',
])('takes %j for a bot', (userAgent) => expect(isBot(userAgent)).toBe(true));

test.each([
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.42 NetType/WIFI',
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36 Vitrine/6.14.0',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 aweme ToutiaoMicroApp/3.1.0',
])('takes %j for a shopper', (userAgent) => expect(isBot(userAgent)).toBe(false));
