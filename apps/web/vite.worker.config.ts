import { defineConfig } from 'vite';

/** The worker is one file without imports: browsers fetch it by itself, from the root of the shop. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'chrome107',
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/worker/worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
});
