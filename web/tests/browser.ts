import { vi } from 'vitest'

/** What of a browser the connection asks for: an address, a memory, languages, a wish for motion. */
const memory = new Map<string, string>()

vi.stubGlobal('location', { protocol: 'https:', host: 'concilium.test', origin: 'https://concilium.test', pathname: '/', search: '' })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
})
vi.stubGlobal('matchMedia', () => ({ matches: false }))
