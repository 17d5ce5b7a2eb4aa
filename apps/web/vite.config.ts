import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In-app browsers on shoppers' phones lag behind: this is the oldest that the shop looks right in. */
const OLDEST = ['chrome107', 'safari15.4'];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/content/assets/',
  plugins: [react()],
  define: { 'process.env.TARO_ENV': '"web"' },
  css: { transformer: 'lightningcss', modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: OLDEST,
    cssTarget: OLDEST,
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsDir: '.',
    manifest: isSsrBuild ? false : 'manifest.json',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild ? 'src/server/entry.tsx' : 'src/client/entry.tsx',
    },
  },
  ssr: { noExternal: [/^@vitrine\//] },
}));
