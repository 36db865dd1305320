import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

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
  // Walls: shared widgets know no game, and games do not know each other.
  {
    files: ['src/shared/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/games/**', '**/shell/**'] }] },
  },
  {
    files: ['src/games/kutna_hora/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['**/world_without_end/**', '**/shell/**'] }],
    },
  },
  {
    files: ['src/games/world_without_end/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['**/kutna_hora/**', '**/shell/**'] }],
    },
  },
);
