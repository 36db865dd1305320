import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { compressed } from './scripts/compressed.ts';
import { serviceWorker } from './scripts/service_worker.ts';

const SERVER = process.env.SILVERSPIRE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compressed()],
  resolve: {
    alias: {
      $shared: fileURLToPath(new URL('./src/shared', import.meta.url)),
      $locales: fileURLToPath(new URL('../locales', import.meta.url)),
    },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: ['..'] },
    // The server wants requests to come from the host they name, so that is not rewritten.
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: {
    outDir: '../src/silverspire/web',
    emptyOutDir: true,
    target: 'es2022',
    // A warning of how long the build's own plugins take is no news.
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
