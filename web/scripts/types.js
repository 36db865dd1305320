// Writes the types of everything that travels between browser and server, from the server itself;
// with --check it only says whether they are still true.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const schema = JSON.parse(
  execFileSync(python, ['scripts/schema.py'], { maxBuffer: 1 << 26 }).toString(),
);
const types = astToString(await openapi(schema, { alphabetize: true, defaultNonNullable: false }));
const place = new URL('../src/generated/api.ts', import.meta.url);
if (!process.argv.includes('--check')) {
  writeFileSync(place, types);
} else if (readFileSync(place, 'utf8') !== types) {
  console.error(
    'The server speaks otherwise than src/generated/api.ts: run `npm run types` in web/.',
  );
  process.exitCode = 1;
}
