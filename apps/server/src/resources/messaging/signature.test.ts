import { expect, it } from 'vitest';
import { signPage } from './signature.ts';

// From the appendix of the provider's JS-SDK documentation.
const published = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1_414_587_457,
  url: 'http://mp.weixin.qq.com?params=value',
};
const SIGNATURE = '0f9de62fce790f9a083d5c99e95740ceb90c27ed';

it('reproduces the signature of the provider’s example', () => {
  expect(signPage(published)).toBe(SIGNATURE);
});

it('ignores the fragment', () => {
  expect(signPage({ ...published, url: `${published.url}#part` })).toBe(SIGNATURE);
});

it('returns another signature for another page', () => {
  expect(signPage({ ...published, url: `${published.url}2` })).not.toBe(SIGNATURE);
});
