// Opens the card of every piece by the key, and answers what each says.
window.infoCards = {
  async readAll() {
    const found = [];
    for (const piece of document.querySelectorAll('.table :is([data-choice], [data-piece])')) {
      if (!piece.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      piece.focus({ preventScroll: true });
      found.push({ piece: piece.dataset.piece ?? piece.dataset.choice, ...(await this.read()) });
    }
    return found;
  },

  async read() {
    await press('i');
    const card = document.querySelector('.info');
    const words = card?.querySelector('p:not(.rule), strong')?.textContent.trim() ?? '';
    const rule = card?.querySelector('.rule button')?.textContent.trim() ?? '';
    await press('i');
    return { words, rule };
  },
};

async function press(key) {
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await new Promise((done) => setTimeout(done));
}
