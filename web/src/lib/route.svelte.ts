/** Where in the client we are, as its address says: `/`, `/table/ID`, `/seat#LINK`, `/replay/ID`, `/rules`. */
interface Route {
  page: string
  id: string
  query: URLSearchParams
}

function read(): Route {
  const [, page = '', id = ''] = location.pathname.split('/')
  // What opens a seat is secret. Browsers keep what follows the # to themselves.
  return { page, id: page === 'seat' ? location.hash.slice(1) : id, query: new URLSearchParams(location.search) }
}

let here = $state.raw<Route>(read())

addEventListener('popstate', () => (here = read()))
addEventListener('hashchange', () => (here = read()))

export const route = {
  get page() {
    return here.page
  },
  get id() {
    return here.id
  },
  get query() {
    return here.query
  },
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  here = read()
  scrollTo(0, 0)
}

/** A link within the client is followed without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api')) return
  // A place on the same page is the browser's own to go to.
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
