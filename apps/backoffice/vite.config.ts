import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedMediaQueries } from '../../tooling/styles/named-media-queries.ts';

/** Where the shop runs while the back office is developed. */
const SHOP = process.env.SHOP_URL ?? 'http://127.0.0.1:8080';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? '/admin/assets/' : '/admin/',
  plugins: [react()],
  server: {
    // The origin of the browser stays in the requests, because the shop compares it.
    proxy: Object.fromEntries(
      ['/admin/api', '/admin/openapi.json', '/api', '/content', '/images', '/favicon.svg'].map(
        (path) => [path, { target: SHOP, changeOrigin: false }],
      ),
    ),
  },
  css: { transformer: 'lightningcss', lightningcss: { visitor: namedMediaQueries } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: '.',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
}));
