import { expect, it } from 'vitest';

import { routeOf } from './route.svelte';

it('the root is home', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
});
it('an invitation’s secret is what follows the #', () => {
  expect(routeOf('/t/abc', '', '#s3cr3t')).toEqual({ page: 'table', id: 'abc', invite: 's3cr3t' });
});
it('a rule has an address of its own', () => {
  expect(routeOf('/rules/a_game/AG-PLOT-1')).toEqual({
    page: 'rules',
    game: 'a_game',
    rule: 'AG-PLOT-1',
  });
});
it('an unknown address leads nowhere', () => {
  expect(routeOf('/nonsense')).toEqual({ page: 'nowhere' });
});
it('an address that is no text leads nowhere, too', () => {
  expect(routeOf('/%zz')).toEqual({ page: 'nowhere' });
});
