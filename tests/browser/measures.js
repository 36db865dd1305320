// What the tests measure on a page. Each function answers a list of complaints: none is well.
window.measures = {
  /** The page itself never moves sideways; at a table it does not move at all. */
  moves(still) {
    const page = document.scrollingElement;
    const found = [];
    if (page.scrollWidth > innerWidth) found.push(`${page.scrollWidth} px wide`);
    if (still && page.scrollHeight > innerHeight) found.push(`${page.scrollHeight} px high`);
    return found;
  },

  /** Words that do not fit where they stand: cut off, shortened, or hanging over the page’s edge. */
  overflows(mayShorten) {
    return shownElements()
      .filter((one) => ownText(one) && !isOnlySpoken(one))
      .filter((one) => isCut(one, mayShorten) || leavesPage(one) || leavesDrawing(one))
      .map((one) => `${one.tagName}.${classOf(one)}: ${ownText(one).slice(0, 60)}`);
  },

  /** Choices that nobody can reach without moving something first. */
  hidden(choices) {
    return choices.filter((choice) => {
      const places = document.querySelectorAll(`[data-choice="${CSS.escape(choice)}"].legal`);
      return ![...places].some(isInReach);
    });
  },

  /** What a finger would miss. */
  tooSmall(least) {
    const touched =
      '[data-choice].legal, button, a.button, nav a, select, summary, [role=tab], input';
    return [...document.querySelectorAll(touched)]
      .filter((one) => isShown(one) && !isInsideText(one))
      .map((one) => ({ one, box: targetOf(one).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
      .map(({ one, box }) => `${nameOf(one)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
  },

  /** Everything that is read or read aloud. */
  texts() {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const all = [...document.body.querySelectorAll('*')];
    const written = all.filter((one) => !['SCRIPT', 'STYLE'].includes(one.tagName)).map(ownText);
    const named = all.flatMap((one) => spoken.map((name) => one.getAttribute(name) ?? ''));
    return [...new Set([document.title, ...written, ...named])].filter(Boolean);
  },
};

const ownText = (one) =>
  [...one.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.data)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const classOf = (one) => one.getAttribute('class') ?? '';
const nameOf = (one) =>
  one.dataset.choice ?? one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);

const isShown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
const shownElements = () => [...document.body.querySelectorAll('*')].filter(isShown);
const isOnlySpoken = (one) => one.closest('.unseen') !== null;
/** A word in a sentence that leads on: as high as its line. */
const isInsideText = (one) =>
  one.closest('p, li') !== null && getComputedStyle(one).display === 'inline';
/** A box to tick is as large as its label. */
const targetOf = (one) => (one.tagName === 'INPUT' && one.closest('label')) || one;

function isCut(one, mayShorten) {
  if (!(one instanceof HTMLElement)) return false;
  const style = getComputedStyle(one);
  if (style.display === 'inline') return false;
  if (mayShorten && style.textOverflow === 'ellipsis') return false;
  const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto';
  const button = one.matches('button, a.button');
  return (clips || button) && one.scrollWidth > one.clientWidth + 1;
}

function leavesPage(one) {
  if (scrollsSideways(one)) return false;
  const box = one.getBoundingClientRect();
  return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
}

function scrollsSideways(one) {
  for (let around = one; around; around = around.parentElement)
    if (getComputedStyle(around).overflowX === 'auto' && around.scrollWidth > around.clientWidth)
      return true;
  return false;
}

function leavesDrawing(one) {
  const drawing = one instanceof SVGTextElement && one.ownerSVGElement;
  if (!drawing || getComputedStyle(drawing).overflow === 'visible') return false;
  const box = one.getBoundingClientRect();
  const frame = drawing.getBoundingClientRect();
  return box.right > frame.right + 1 || box.left < frame.left - 1;
}

function isInReach(one) {
  const box = one.getBoundingClientRect();
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 6, box.top + 6],
    [box.right - 6, box.bottom - 6],
  ];
  return points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('[data-choice]') === one);
  });
}
