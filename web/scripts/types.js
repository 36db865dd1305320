// Writes the types of everything that travels between browser and server, from the server itself.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? '../.venv/bin/python';
const schema = JSON.parse(
  execFileSync(python, ['scripts/schema.py'], { maxBuffer: 1 << 26 }).toString(),
);
const types = astToString(await openapi(schema, { alphabetize: true, defaultNonNullable: false }));
writeFileSync(new URL('../src/generated/api.ts', import.meta.url), types);
