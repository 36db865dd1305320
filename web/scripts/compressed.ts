import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and says so itself
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
