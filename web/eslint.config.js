import { readdirSync } from 'node:fs';

import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const GAMES = readdirSync(new URL('./src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

export default ts.config(
  { ignores: ['src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // What need not redraw anything is a plain Map or Set.
      'svelte/prefer-svelte-reactivity': 'off',
      // Our links are plain addresses; there is no router that could resolve them.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  // Import boundaries: shared code knows no game, games do not know each other, and pages know
  // them only through the list that finds their folders.
  {
    files: ['src/shared/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/games/**', '**/shell/**'] }] },
  },
  {
    files: ['src/shell/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: GAMES.map((game) => `**/${game}/**`) }],
    },
  },
  ...GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            '**/shell/**',
            ...GAMES.filter((other) => other !== game).map((other) => `**/${other}/**`),
          ],
        },
      ],
    },
  })),
);
