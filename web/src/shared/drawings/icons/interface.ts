/** What every screen needs: moving through a game, settings, people, pages. */
import { flat, ink, line, ring } from './pen';

const moving = {
  undo: line('M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9'),
  redo: line('M15.5 4.5 20 9l-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15'),
  restart: line('M4 12a8 8 0 1 0 2.7-6M4 3.5V8.2h4.7'),
  play: flat('M7 4.5v15l12.5-7.5Z'),
  pause: flat('M6 4.5h4v15H6ZM14 4.5h4v15h-4Z'),
  next: line('M9 5l7 7-7 7'),
  previous: line('M15 5l-7 7 7 7'),
  first: line('M17.5 5l-7 7 7 7M6.5 5v14'),
  last: line('M6.5 5l7 7-7 7M17.5 5v14'),
  'end-turn': line('M3.5 12H15M10.5 7l5 5-5 5M20 4.5v15'),
  rematch: line(
    'M4.5 11a7.5 7.5 0 0 1 13-4M18.5 3v4.5H14M19.5 13a7.5 7.5 0 0 1-13 4M5.5 21v-4.5H10',
  ),
  resign: line('M5.5 21.5V3') + flat('M5.5 4q3.5-2 7 0t7 0v9q-3.5 2-7 0t-7 0'),
  fork:
    line('M7 8v8M7 12.5c6 0 9.5-1 9.5-5') +
    flat(ring(7, 5.5, 2.3) + ring(7, 18.5, 2.3) + ring(17, 5.5, 2.3)),
};

const reporting = {
  log:
    flat('M6 3.5h12.5v17H6a2.5 2.5 0 0 1 0-5h12.5') +
    line('M6 3.5A2.5 2.5 0 0 0 3.5 6v12M9 7.5h6M9 11h6'),
  chat: flat('M3.5 5h17v11.5H11L6.5 20.5v-4h-3Z') + line('M7.5 9h9M7.5 12.5h6'),
  score:
    line('M3.5 20.5h17') + flat('M5 20.5V13h3.5v7.5ZM10.3 20.5V5h3.5v15.5ZM15.6 20.5V9.5h3.5v11Z'),
  hint:
    line('M10.5 3.5a1.5 1.5 0 1 1 3 0M4.5 10.5l-2-1M4.5 15.5l-2 1M19.5 10.5l2-1M19.5 15.5l2 1') +
    flat('M7 8.5 12 4.5l5 4Z') +
    flat('M8 8.5h8v9.5H8Z') +
    line('M6.5 18h11M7.5 21h9l.5-3M7 18l.5 3') +
    ink('M12 10.5c1.5 1.6 1.9 2.4 1.9 3.4a1.9 1.9 0 0 1-3.8 0c0-1 .4-1.8 1.9-3.4Z'),
  history: line('M4.3 13.5a8 8 0 1 0 1.5-6.5M4 3.5l1.5 4 4-1M12 7.5V12l3.5 2.5'),
  hand: flat('M4 8.2l6-2.4 4.6 11.6-6 2.4Z') + flat('M11.5 4.5H18v12.6h-4.2'),
  check: line('M4.5 12.5l5 5.5L19.5 6.5'),
  close: line('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  menu: line('M4 6.5h16M4 12h16M4 17.5h16'),
  why: line('M8 8.5a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.5') + ink(ring(12, 19.3, 1.2)),
  rules:
    flat(
      'M12 6C9.5 4.2 6.5 3.8 3 4v14.5c3.5-.2 6.5.2 9 2 2.5-1.8 5.5-2.2 9-2V4c-3.5-.2-6.5.2-9 2Z',
    ) + line('M12 6v14.5M6 8.5q1.7 0 3 .7M6 12q1.7 0 3 .7M18 8.5q-1.7 0-3 .7M18 12q-1.7 0-3 .7'),
  learn:
    line('M20 3.5C12 4.5 7.5 9 6 16.5') +
    flat('M20 3.5c.5 6-3 11-12.5 11C8 9.5 12.5 4.5 20 3.5Z') +
    line('M6 16.5 4.5 21M9 21h11'),
  hourglass:
    line('M6 3h12M6 21h12') +
    flat('M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21') +
    ink('M9 20.5 12 17l3 3.5Z'),
};

const sharing = {
  share: line('M12 15V3.5M8 7l4-4 4 4M7 10.5H4.5v10h15v-10H17'),
  copy: flat('M8.5 8.5h12v12h-12Z') + line('M15.5 8.5v-5h-12v12h5'),
  link: line(
    'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L12 17.7',
  ),
  download: line('M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 17v3.5h16V17'),
  offline:
    line(
      'M4 4l16 16M9 12.8a5 5 0 0 1 2.5-1.2M15.5 13.3q-.7-.7-1.5-1.1M5.5 9.3A10 10 0 0 1 9 7.2M12.5 6.5c2.4.2 4.5 1.2 6 2.8',
    ) + ink(ring(12, 18, 1.4)),
  lock: flat('M5.5 10.5h13v10h-13Z') + line('M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v3'),
};

const choosing = {
  settings:
    flat(
      'M10.3 5.6L10.5 3.2L13.5 3.2L13.7 5.6L15.3 6.3L17.1 4.7L19.3 6.9L17.7 8.7L18.4 10.3L20.8 10.5L20.8 13.5L18.4 13.7L17.7 15.3L19.3 17.1L17.1 19.3L15.3 17.7L13.7 18.4L13.5 20.8L10.5 20.8L10.3 18.4L8.7 17.7L6.9 19.3L4.7 17.1L6.3 15.3L5.6 13.7L3.2 13.5L3.2 10.5L5.6 10.3L6.3 8.7L4.7 6.9L6.9 4.7L8.7 6.3Z',
    ) + line(ring(12, 12, 2.8)),
  language: line(
    ring(12, 12, 8.5) + 'M3.5 12h17M12 3.5c-4.7 5-4.7 12 0 17M12 3.5c4.7 5 4.7 12 0 17',
  ),
  'theme-light':
    flat(ring(12, 12, 4)) +
    line(
      'M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
    ),
  'theme-dark': flat('M19.5 14.5A8.3 8.3 0 0 1 9.5 4.5a8.3 8.3 0 1 0 10 10Z'),
  'sound-on':
    flat('M3.5 9.5v5H7l5 4.5V5L7 9.5Z') + line('M15.5 9a4 4 0 0 1 0 6M18 6a8.3 8.3 0 0 1 0 12'),
  'sound-off': flat('M3.5 9.5v5H7l5 4.5V5L7 9.5Z') + line('M16 9.5l5 5M21 9.5l-5 5'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  zoom: flat(ring(10.5, 10.5, 6.5)) + line('M15.3 15.3 21 21M10.5 7.5v6M7.5 10.5h6'),
};

const people = {
  person: flat(ring(12, 8, 4)) + flat('M4 21c.3-5 3-7.5 8-7.5s7.7 2.5 8 7.5Z'),
  computer:
    line('M12 2.5v3.5M8.5 21.5h7M12 18.5v3') +
    flat('M4.5 6h15v12.5h-15Z') +
    ink(ring(9, 11, 1.3) + ring(15, 11, 1.3)) +
    line('M9 15.2h6'),
  spectator:
    flat('M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6Z') +
    line(ring(12, 12, 2.8)),
  'crown-winner':
    line(
      'M12 21.5C6.5 21.5 3.5 17.5 3.5 12.5M12 21.5c5.5 0 8.5-4 8.5-9M3.7 15q2 .4 2.7 2.3M20.3 15q-2 .4-2.7 2.3',
    ) + flat('M7 14.5 6 6.5l3.5 3L12 4.5l2.5 5 3.5-3-1 8Z'),
  home: flat('M4.5 20.5v-10L12 4l7.5 6.5v10Z') + line('M2.5 12.2 12 4l9.5 8.2M10 20.5v-5h4v5'),
};

const pieces = {
  card:
    flat(
      'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3Z',
    ) +
    line('M5.5 12h13M10.5 15h3v3h-3Z') +
    ink(ring(12, 7.5, 1.7)),
};

export const interfaceIcons = {
  ...moving,
  ...reporting,
  ...sharing,
  ...choosing,
  ...people,
  ...pieces,
};
