/** World Without End: goods, what lies on the table, the actions, the penalties. */
import { INTERFACE_ICONS } from '$shared/drawings/icons';
import { flat, ink, laurel, line, ring } from '$shared/drawings/icons/pen';

import { emblem } from './emblem';

const crown =
  flat('M4 18.5 2.8 8.5l5 3.7L12 5l4.2 7.2 5-3.7L20 18.5Z') +
  line('M4.5 21h15') +
  ink(ring(12, 3.6, 1.3));

const goods = {
  stone:
    flat('M3 9.5 8.5 5.5H21V15l-5.5 4.5H3Z') +
    line('M3 9.5h12.5v10M15.5 9.5 21 5.5M6 13h3M9 16h3.5'),
  'wood-beam':
    flat('M2.5 16 16.5 4.5 21.5 6V10.5L7.5 21.5 2.5 20Z') +
    line('M2.5 16l5 1.5v4M7.5 17.5l14-11.5M11 17l5-4'),
  grain:
    line('M12 22V10.5') +
    flat('M12 9C9.8 7.5 9.8 4 12 2c2.2 2 2.2 5.5 0 7Z') +
    flat('M12 13.5C8.8 13.5 7 11.5 7 8.5c3 .2 5 2 5 5ZM12 13.5c3.2 0 5-2 5-5-3 .2-5 2-5 5Z') +
    flat('M12 19c-3.2 0-5-2-5-5 3 .2 5 2 5 5ZM12 19c3.2 0 5-2 5-5-3 .2-5 2-5 5Z'),
  wool:
    flat(
      'M8 8.2A3.3 3.3 0 0 1 13.7 6.5 3.3 3.3 0 0 1 19 8.8a3.2 3.2 0 0 1 .8 5.7 3 3 0 0 1-4.3 2.7 3.5 3.5 0 0 1-5.5 0A3 3 0 0 1 6.3 14',
    ) +
    flat('M2.5 9.5 8 7.8c1.5 1.7 1.3 4.5-.5 6.2-1.8.8-3.5 0-4-1.5Z') +
    line('M10 17.5v4M16 17.5v4') +
    ink(ring(5.7, 10.5, 0.8)),
  cloth:
    flat('M7 4h11.5a3 3 0 0 1 0 6H7') +
    flat('M10 10v10.5l2.3-1.5 2.3 1.5 2.3-1.5 2.3 1.5V10') +
    line('M7 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 7h.2'),
  piety:
    flat(
      'M2.8 12.5c3 .6 4.8 0 6.2-1.5C9.5 6.5 12 4 16.5 3c.3 2.5-.2 4.5-1.2 6 2-.8 3.7-.5 4.7 1l1.8 1.2-2 .8C19.5 16 17 18.5 13 18.5c-2 0-3.5-.4-5-1.5L4 19.8l.5-3.8q-1.5-1-1.7-3.5Z',
    ) +
    line('M9 11q2.5 1.2 5 .5') +
    ink(ring(17.5, 11, 0.8)),
  loyalty: crown,
  knowledge:
    flat('M4 11h16c0 4.5-2 7-5 8v2H9v-2c-3-1-5-3.5-5-8Z') +
    line('M12.5 11 18 2.5l2 1.3L15.2 11M2.8 11h18.4'),
  gold:
    flat('M12 4c4.4 0 8 1.5 8 3.3S16.4 10.6 12 10.6 4 9.1 4 7.3 7.6 4 12 4Z') +
    line('M4 7.3v9.4C4 18.5 7.6 20 12 20s8-1.5 8-3.3V7.3M4 12c0 1.8 3.6 3.3 8 3.3s8-1.5 8-3.3'),
  points: laurel,
};

const table = {
  favor: line(ring(12, 15, 5.8)) + flat('M7.8 5 9.8 2.2h4.4L16.2 5 12 9.2Z') + line('M7.8 5h8.4'),
  plague:
    flat('M5.5 21V9a6.5 6.5 0 0 1 13 0v12Z') + line('M3.5 21h17M8.7 9.7l6.6 7.6M15.3 9.7l-6.6 7.6'),
  sick:
    line('M3 20V8M3 17h18v3M21 17v-2.5a3 3 0 0 0-3-3h-7V17') +
    flat(ring(6.8, 13.3, 2.2)) +
    line('M14 3.5q2 1.3 0 2.6t0 2.6M18 3.5q2 1.3 0 2.6t0 2.6'),
  healed:
    flat(
      'M12 20.5C6 16.5 3 13 3 9.2 3 6.3 5 4.5 7.5 4.5c2 0 3.5 1 4.5 3 1-2 2.5-3 4.5-3C19 4.5 21 6.3 21 9.2c0 3.8-3 7.3-9 11.3Z',
    ) + line('M8 11.5l3 3 5-5.5'),
  seal:
    flat(
      'M12 2.5c1.5 0 2 1.3 3.3 1.7s2.7-.2 3.7 1 .2 2.3.8 3.5 2 1.8 1.9 3.3-1.5 2-1.9 3.2.2 2.6-.9 3.6-2.4.4-3.6 1-1.8 1.8-3.3 1.7-2-1.3-3.3-1.7-2.6.2-3.7-1-.3-2.4-.8-3.6-1.9-1.7-1.9-3.2 1.5-2 1.9-3.3-.2-2.6.8-3.5 2.5-.5 3.7-1S10.5 2.5 12 2.5Z',
    ) + line('M12 7.5v9M8.5 10.5h7M9.5 16.5h5'),
  project: emblem,
  screen: flat('M8 5h8v15H8Z') + line('M8 5 2.5 3v14.5L8 20M16 5l5.5-2v14.5L16 20M12 9v4M10 11h4'),
  duty:
    flat('M5 3.5h11l3 3V20.5H5Z') +
    line('M8 9.5l1.2 1.2L11.3 8.5M8 15.5l1.2 1.2 2.1-2.2M14 10h2M14 16h2'),
  privilege:
    flat(ring(7.5, 8, 4.5)) + line('M10.7 11.2 20 20.5M16.5 17l2.5-2.5M13.7 14.2l2-2M7.5 8h.1'),
  sale:
    flat('M3.5 9.5 5.5 4h13l2 5.5Z') +
    line(
      'M3.5 9.5a2.1 2.1 0 0 0 4.2 0a2.1 2.1 0 0 0 4.2 0a2.1 2.1 0 0 0 4.2 0a2.1 2.1 0 0 0 4.2 0M5 13v8M19 13v8M5 16.5h14',
    ),
  rent:
    flat('M3.5 20V10.5L9 4.5l5.5 6V12') +
    line('M3.5 20H10M7.5 20v-4.5h3') +
    flat(ring(17, 16.5, 4.5)) +
    line('M17 14.7v3.6'),
  donation:
    flat(ring(12, 5.5, 3.2)) +
    line(
      'M2.5 20.5h2V13h-2M4.5 14q3-2 5.5-.5l2.5 1.5h3c1.5 0 1.5 2 0 2H11M16 16.5l3.5-2.5c1.5-.8 2.5.7 1.5 1.8L15.5 20q-1 .7-2.5.5l-8.5-1',
    ),
  medicine:
    flat('M6.5 12.5 9.5 8.5V4h5v4.5l3 4V19a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2Z') +
    line('M8.5 4h7M12 12.5v5M9.5 15h5'),
  'house-build':
    flat('M3 20.5V11.5L9.5 5l6.5 6.5V14') + line('M3 20.5h9M7 20.5V16h4v1.5M18.5 14.5v7M15 18h7'),
  resource:
    flat('M3 13.5h8.2V21H3ZM12.8 13.5H21V21h-8.2Z') +
    flat('M5.5 5h14A2.8 2.8 0 0 1 19.5 10.5h-14A2.8 2.8 0 0 1 5.5 5Z') +
    line('M5.5 5a2.8 2.8 0 0 1 0 5.5M11 7.7h5'),
  turn: line('M20 12a8 8 0 1 1-2.7-6M20 3.5V8.2h-4.7'),
  arrow: line('M4 12h15.5M13.5 6l6 6-6 6'),
};

const penalties = {
  penance:
    flat('M11.7 3.5v14L7.5 20.5 5 17l3-3.5V9.5Z') + flat('M12.3 3.5v14l4.2 3L19 17l-3-3.5V9.5Z'),
  begging:
    flat('M4.5 12.5h15c0 4.5-3 7-7.5 7s-7.5-2.5-7.5-7Z') +
    line('M3 12.5h18M9 19.2V21h6v-1.8') +
    flat(ring(12, 6.5, 2.5)),
  court:
    line('M12 3v17M7.5 20.5h9M4.5 6.5h15') +
    flat('M2 14 4.8 7l2.8 7a2.8 2.8 0 0 1-5.6 0ZM16.4 14l2.8-7L22 14a2.8 2.8 0 0 1-5.6 0Z'),
};

const own = { ...goods, ...table, ...penalties };

export const ICONS = { ...INTERFACE_ICONS, ...own } as const satisfies Record<string, string>;
export type IconName = keyof typeof ICONS;
