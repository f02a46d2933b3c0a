import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Apart from the build's own: who only plays does not install what tests.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['tests/*.test.ts'], setupFiles: ['tests/browser.ts'] },
  // Svelte's state is alive in its browser build alone.
  resolve: { conditions: ['browser'] },
})
