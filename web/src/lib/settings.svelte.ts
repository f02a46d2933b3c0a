/** What this device remembers of its user's wishes. */
interface Wishes {
  name: string
  language: string
  theme: 'system' | 'light' | 'dark'
  forced: boolean
  sound: boolean
  motion: 'system' | 'none'
  large: boolean
}

const KEY = 'concilium'

function firstLanguage(): string {
  const known = ['en', 'es', 'fr', 'it']
  return navigator.languages.map((language) => language.slice(0, 2)).find((two) => known.includes(two)) ?? 'en'
}

function remembered(): Wishes {
  const fresh: Wishes = {
    name: '',
    language: firstLanguage(),
    theme: 'system',
    forced: true,
    sound: false,
    motion: 'system',
    large: false,
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>) }
  } catch {
    return fresh
  }
}

export const settings = $state<Wishes>(remembered())

/** Keeps the page and the device's memory as the settings say. */
export function followSettings(): void {
  $effect(() => {
    const { theme, large, motion } = settings
    const page = document.documentElement
    if (theme === 'system') delete page.dataset['theme']
    else page.dataset['theme'] = theme
    page.classList.toggle('large', large)
    page.classList.toggle('still', motion === 'none')
    localStorage.setItem(KEY, JSON.stringify(settings))
  })
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
