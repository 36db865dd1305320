/** Where the reader is. A handful of pages need no more than this. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'settings' }
  | { page: 'nowhere' };

export function routeOf(path: string, query = '', fragment = ''): Route {
  const [page = '', one = null, two = null] = path.split('/').filter(Boolean).map(decoded);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: new URLSearchParams(query).get('game') };
    case 't':
      return one
        ? { page: 'table', id: one, invite: fragment.slice(1) || null }
        : { page: 'nowhere' };
    case 'learn':
      return { page: 'learn', game: one };
    case 'rules':
      return { page: 'rules', game: one, rule: two };
    case 'settings':
      return { page: 'settings' };
  }
  return { page: 'nowhere' };
}

/** A part of an address; what is no text (`%zz`) leads nowhere, but breaks nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => routeOf(location.pathname, location.search, location.hash);

class Router {
  now = $state.raw<Route>(here());

  /** Follow every link to ourselves without loading the page again. Call once. */
  watch(): void {
    addEventListener('popstate', () => (this.now = here()));
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download')) return;
      if (
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      if (link.origin !== location.origin || link.pathname.startsWith('/schema')) return;
      if (link.pathname.startsWith('/api')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', address);
    this.now = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();
