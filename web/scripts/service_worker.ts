import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** `sw.js` at the root, with the names of the files that make the app open without a network. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const version = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(new URL('../src/service_worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
