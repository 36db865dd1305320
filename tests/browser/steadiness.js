// Whether a table stays still and can be read. Each function answers plain facts or complaints.
window.steadiness = {
  /** Where every choice is that can be made and seen, by its name and its place among its like. */
  places() {
    const places = {};
    for (const one of document.querySelectorAll('[data-choice].legal')) {
      if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      let name = one.dataset.choice;
      while (name in places) name += '#';
      const { x, y, width, height } = one.getBoundingClientRect();
      places[name] = [x, y, width, height];
    }
    return places;
  },

  /** The choices that are not where they were. */
  moved(before) {
    const now = this.places();
    return Object.entries(before)
      .filter(([name, was]) => !now[name] || now[name].some((at, i) => Math.abs(at - was[i]) > 1))
      .map(([name, was]) => `${name}: ${was.map(Math.round)} → ${(now[name] ?? []).map(Math.round)}`);
  },

  /** The choice that the panel describes, and the one that Confirm would make. */
  described() {
    return document.querySelector('.consequences')?.dataset.shown ?? null;
  },
  picked() {
    return document.querySelector('[data-choice][aria-pressed="true"]')?.dataset.choice ?? null;
  },

  /** Numbers that are cut off, covered, or run into each other. */
  lostNumbers() {
    const numbers = shownNumbers();
    return [
      ...numbers.filter(isClipped).map((one) => `clipped: ${describe(one)}`),
      ...numbers.filter(isCovered).map((one) => `covered: ${describe(one)}`),
      ...collisions(numbers).map(([a, b]) => `together: ${describe(a)} / ${describe(b)}`),
    ];
  },

  /** Words of which lines are cut off; what can be scrolled is not. */
  cutWords() {
    return [...document.querySelectorAll('.table *')]
      .filter((one) => one instanceof HTMLElement && one.checkVisibility({ checkVisibilityCSS: true }))
      .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowY))
      .filter((one) => one.textContent.trim() && !one.closest('.unseen, .log, .guild'))
      .filter((one) => one.scrollHeight > one.clientHeight + 4 && one.clientHeight > 0)
      .filter((one) => hidesText(one))
      .map((one) => `cut: ${one.textContent.trim().slice(0, 40)} (${place(one)})`);
  },

  /** Words on the event card that run into its round corners. */
  touchingCorners() {
    const corners = [...document.querySelectorAll('.page > .corner')].map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, r: width / 2 };
    });
    return shownTexts(document.querySelector('.page > .center')).flatMap(({ node }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const hit = [...range.getClientRects()].some((box) =>
        corners.some(({ x, y, r }) => {
          const across = Math.max(box.left - x, 0, x - box.right);
          const down = Math.max(box.top - y, 0, y - box.bottom);
          return Math.hypot(across, down) < r;
        }),
      );
      return hit ? [node.data] : [];
    });
  },

  /** Text under the least size in pixels, as it is seen. */
  smallText(least) {
    return shownTexts(document.querySelector('.table'))
      .map(({ node, one }) => ({ node, one, size: sizeOf(one) }))
      .filter(({ size }) => size < least - 0.05)
      .map(({ node, one, size }) => `${size.toFixed(1)}: ${node.data.trim().slice(0, 30)} (${place(one)})`);
  },
};

const shownTexts = (root) => {
  const found = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest('.unseen, title, [aria-hidden="true"].none')) continue;
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    found.push({ node, one });
  }
  return found;
};

/** As large as it is drawn: a drawing may be scaled. */
function sizeOf(one) {
  const size = parseFloat(getComputedStyle(one).fontSize);
  return one instanceof SVGElement ? size * (one.getScreenCTM()?.a ?? 1) : size;
}

function hidesText(frame) {
  const { bottom } = frame.getBoundingClientRect();
  return shownTexts(frame).some(({ node }) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => box.bottom > bottom + box.height * 0.3);
  });
}

const PIECES = '.world, .pane, .own, .others';
// A line of words that is said beside the pieces may be longer than its place.
const WORDS = '.log, .consequences, .caption';

function shownNumbers() {
  return shownTexts(document.querySelector('.table'))
    .filter(({ node, one }) => /\d/.test(node.data) && one.closest(PIECES) && !one.closest(WORDS))
    .map(({ node, one }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box, ...more] = range.getClientRects();
      return { node, one, box, sentence: more.length > 0 };
    })
    .filter(({ one, box, sentence }) => box?.width > 0 && !sentence && !isScrolledAway(one, box));
}

/** Beyond the edge of a part that can be scrolled, such as a long list on a phone. */
function isScrolledAway(one, box) {
  for (let around = one; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY !== 'auto') continue;
    const frame = around.getBoundingClientRect();
    if (box.top + box.height / 2 > frame.bottom || box.bottom < frame.top) return true;
  }
  return false;
}

/** Inside everything that cuts off around it; what can be scrolled into sight is not cut off. */
function isClipped({ one, box }) {
  if (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 3) return true;
  const slack = Math.max(2, box.height * 0.22); // lines are higher than their figures
  for (let around = one; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    if (around instanceof SVGElement && around.tagName !== 'svg') continue;
    const frame = around.getBoundingClientRect();
    const scrolls = style.overflowY === 'auto' && around.scrollHeight > around.clientHeight;
    if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
    if (scrolls) return false;
    if (box.top < frame.top - slack || box.bottom > frame.bottom + slack) return true;
  }
  return false;
}

const UNIT = '[data-choice], .rival, .spot, figure, button, li, header, td';

function isCovered({ one, box }) {
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit || hit.contains(one) || one.contains(hit)) return hit === null;
  const unit = one.closest(UNIT);
  return !unit?.contains(hit);
}

/** Two numbers on one another: by more than a few pixels both ways. */
function collisions(numbers) {
  const found = [];
  const sorted = [...numbers].sort((a, b) => a.box.left - b.box.left);
  for (const [i, a] of sorted.entries()) {
    for (const b of sorted.slice(i + 1)) {
      if (b.box.left > a.box.right) break;
      const across = Math.min(a.box.right, b.box.right) - b.box.left;
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2.5 && down > 0.45 * Math.min(a.box.height, b.box.height)) found.push([a, b]);
    }
  }
  return found;
}

const place = (one) =>
  [one, one.parentElement, one.closest('[data-choice], article, section')]
    .filter((it, i, all) => it && all.indexOf(it) === i)
    .map((it) => it.dataset?.choice ?? `${it.tagName}.${(it.getAttribute('class') ?? '').split(' ')[0]}`)
    .join(' < ');
const describe = ({ node, one, box }) =>
  `${node.data.trim().slice(0, 24)} [${Math.round(box.left)},${Math.round(box.top)}] ${place(one)}`;
