import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const SHOWN = '/^(View|Seen|Facts|Printed|AnyCard|Player|Deciding|TableInfo|Position)$/'
const BLIND = 'TSAsExpression > TSUnknownKeyword, TSAsExpression > TSAnyKeyword'
const CASTS = `${BLIND}, TSAsExpression TSTypeReference[typeName.name=${SHOWN}]`
// A game has types of its own for these, under whatever names: its drawing casts to none.
const CASTS_OF_GAMES = `${BLIND}, TSAsExpression TSTypeReference:not([typeName.name='const'])`
const uncast = (selector) => ({ 'no-restricted-syntax': ['error', { selector, message: 'Views, events and facts are not cast.' }] })
const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }

// How the code is laid out is Prettier's; what it means is checked here.
export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/wire.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      // Maps and sets are made anew with what they are derived from, or nothing on the screen reads them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Views, events and printed facts have the types that the server's are written to: nothing is cast to or from them.
    files: ['src/**'],
    rules: uncast(CASTS),
  },
  { files: ['src/games/**'], rules: uncast(CASTS_OF_GAMES) },
  // The shapes come from the files of glyphs and the games' own drawings alone, never from a message.
  { files: ['src/art/Glyph.svelte', 'src/games/*/art/*.svelte'], rules: { 'svelte/no-at-html-tags': 'off' } },
)
