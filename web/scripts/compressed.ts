import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|ftl)$/;

/** A `.gz` beside every text of the build: the server hands it out instead. */
export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(path)) continue;
        writeFileSync(
          join(folder, `${path}.gz`),
          gzipSync(readFileSync(join(folder, path)), { level: 9 }),
        );
      }
    },
  };
}
