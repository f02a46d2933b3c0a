import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8117'

// Nothing is inlined: the server's content security policy allows no inline script, style or data address.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/concilium/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
})
