import { describe, expect, it } from 'vitest';

import { inspectedAt, namesOf, piece } from './piece';

function onATable(html: string): Element {
  document.body.innerHTML = `<div class="table">${html}</div>`;
  return document.querySelector('.table')!;
}

describe('what is inspected', () => {
  it('is the piece around what was pointed at', () => {
    const table = onATable('<button data-choice="plot:C4" aria-label="C4, 5 gr"><i></i></button>');

    expect(inspectedAt(table.querySelector('i'))).toMatchObject({
      words: 'C4, 5 gr',
      names: ['plot:C4', 'plot:C4', 'plot'],
      picture: null,
    });
  });

  it('says its own words before those for screen readers, and has a picture', () => {
    const table = onATable(
      '<button data-choice="rights:miners" aria-label="all of it"><i data-tip="miners-1" data-info="3 gr"></i></button>',
    );

    expect(inspectedAt(table.querySelector('button'))).toMatchObject({
      words: '3 gr',
      picture: 'miners-1',
    });
  });

  it('can be a number that nobody chooses', () => {
    const { 'data-piece': kind, 'data-info': words } = piece('tax', 'Taxes: 3 gr');
    const table = onATable(`<span data-piece="${kind}" data-info="${words}"><b>3</b></span>`);

    expect(inspectedAt(table.querySelector('b'))).toMatchObject({
      words,
      names: expect.arrayContaining(['tax']),
    });
  });

  it('is nothing beside the table, or where no piece is', () => {
    const table = onATable('<p></p>');
    expect(inspectedAt(table.querySelector('p'))).toBeNull();
    expect(inspectedAt(document.body)).toBeNull();
  });

  it('is known by its whole name, by its first and last part, and by its first', () => {
    expect(namesOf('card:1:plot')).toEqual(['card:1:plot', 'card:plot', 'card']);
  });
});
